export type S3Settings = {
  /** Without a path and without a `/` at the end. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}
