/** Aborted by Ctrl-C, by a polite kill, and when npm has gone. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stop.abort())
  // npm hands a SIGTERM to its shell, which ends without passing it on.
  const npmShell = process.ppid
  setInterval(() => process.ppid !== npmShell && stop.abort(), 500).unref()
  return stop.signal
}
