/** A fault of the surroundings is one readable text, and 1 at the end; anything else is a bug and shows where. */
export async function runScript(run: () => Promise<string>) {
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    process.stderr.write(`${textOf(error as Fault)}\n`)
    process.exitCode = 1
  }
}

type Fault = Error & { kind?: string; syscall?: string }

function textOf({ kind, message, stack, syscall, cause }: Fault) {
  // The text of an outage is for visitors; its cause is for the terminal.
  if (kind === 'unavailable') return cause instanceof Error ? cause.message : message
  // What the system refuses, as on a full disk, is no bug either.
  return kind === 'start-error' || syscall !== undefined ? message : stack
}
