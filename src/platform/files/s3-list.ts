import type { StoredFile } from './files.ts'

type S3List = { files: (StoredFile & { key: string })[]; continuation: string | undefined }

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}

/** Parses the response of ListObjectsV2: flat XML of known elements, which needs no complete XML parser. */
export function readS3List(xml: string): S3List {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: elementIn(entry, 'Key') ?? '',
    bytes: Number(elementIn(entry, 'Size')),
    changedAt: new Date(elementIn(entry, 'LastModified') ?? 0),
  }))
  const isCut = elementIn(xml, 'IsTruncated') === 'true'
  return { files, continuation: isCut ? elementIn(xml, 'NextContinuationToken') : undefined }
}

function elementIn(xml: string, name: string) {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text?.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
}
