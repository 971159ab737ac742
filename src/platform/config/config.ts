export type Config = {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  firstAdministrator: { email: string; password: string | undefined }
  demoContent: 'on' | 'off' | 'on-when-new'
  trustProxy: string[]
  rateLimits: boolean
  logLevel: string
}
