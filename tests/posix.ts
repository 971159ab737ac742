const nobody = 65_534

export const isPosix = {
  skip: process.platform === 'win32' && 'Windows has other rights, and locks open files',
}

/** Root may do everything, so it does this work as nobody. */
export function withoutRootRights<Result>(work: () => Result): Result {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(nobody)
  try {
    return work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
