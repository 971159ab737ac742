import type { S3Settings } from '#platform/files/s3-settings.ts'

/** The environment variables that name this store. */
export function s3SettingsFor({ settings }: { settings: S3Settings }) {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
