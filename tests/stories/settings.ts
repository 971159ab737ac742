import assert from 'node:assert/strict'
import { readConfig } from '#platform/config/read-config.ts'
import { StartFault } from '#platform/start-fault.ts'

export const s3Settings = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'tamarind-files',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'hush/hush+hush=',
}

export const mailSettings = {
  SMTP_URL: 'smtp://shop:p%40ss%2Fword@mail.example.com',
  MAIL_FROM: 'Tamarind IT <Sales@TamarindIT.example>',
  SALES_EMAIL: 'office@tamarindit.example',
}

/** What a start with these settings is refused with: a line each. */
export function faultsOf(environment: Record<string, string>) {
  try {
    readConfig(environment)
  } catch (fault) {
    assert(fault instanceof StartFault)
    return fault.message.split('\n')
  }
  return []
}

/** The setting that such a line is about. */
export function nameIn(fault: string) {
  return /^ {2}([A-Z0-9_]+): must |^ {2}([A-Z0-9_]+): \S+ is not /.exec(fault)?.slice(1).join('')
}
