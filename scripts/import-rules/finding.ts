export type Finding = { path: string; line: number; rule: string; advice: string }
