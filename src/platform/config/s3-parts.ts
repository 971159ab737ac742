import type { S3Settings } from '../files/s3-settings.ts'
import { faultOfParts } from './fault-of-parts.ts'

export type S3Parts = Record<keyof S3Settings, string | undefined>

const settingOf: Record<keyof S3Settings, string> = {
  endpoint: 'S3_ENDPOINT',
  region: 'S3_REGION',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
}

/** One of these alone would leave files in a folder that nobody looks into. */
export function faultOfS3Parts(parts: S3Parts) {
  const names = Object.keys(settingOf) as (keyof S3Settings)[]
  const named = names.map((name) => [settingOf[name], parts[name]] as const)
  return faultOfParts(Object.fromEntries(named), 'S3')
}

export function areS3Settings(parts: S3Parts): parts is S3Settings {
  return Object.values(parts).every((part) => part !== undefined)
}

export function storeAddress(text: string | undefined) {
  if (text === undefined) return undefined
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isBare = address && address.href === `${address.origin}/`
  if (!address || !isBare || !/^https?:$/.test(address.protocol)) {
    throw new Error('must be an address such as https://s3.example.com, without a path or bucket')
  }
  return address.origin
}

export function bucketName(text: string | undefined) {
  if (text === undefined || /^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i.test(text)) return text
  throw new Error('must be the name of a bucket')
}

export function regionName(text: string | undefined) {
  if (text === undefined || /^[\w-]{1,60}$/.test(text)) return text
  throw new Error('must be the name of a region, such as us-east-1')
}

/** They travel in a header: nothing that would end it, or that somebody pasted along. */
export function credential(text: string | undefined) {
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text
  throw new Error('must be without spaces')
}
