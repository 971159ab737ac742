import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { uploaded } from '#tests/fixtures/drawings.ts'
import { archiveOf, wordFile } from '#tests/fixtures/office-files.ts'
import { priceList } from '#tests/fixtures/price-lists.ts'
import { findAttachmentKind } from './attachment-kind.ts'

const types = '[Content_Types].xml'

async function extensionOf(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-kind-'))
  try {
    return (await findAttachmentKind(await uploaded(folder, content)))?.extension
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the kind of an attachment is found in its content', async () => {
  const contents: [string, Buffer][] = [
    ['.pdf', priceList('2026')],
    ['.jpg', Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1')],
    ['.png', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
    ['.webp', Buffer.from('RIFF0000WEBPVP8 ', 'latin1')],
    ['.docx', wordFile()],
    ['.xlsx', archiveOf([types, 'xl/workbook.xml'], 'a comment')],
    ['.pptx', archiveOf([types, 'ppt/presentation.xml'])],
  ]
  for (const [extension, content] of contents) {
    assert.equal(await extensionOf(content), extension)
  }
})

test('programs, scripts, archives, older documents and macros are no attachment', async () => {
  const contents: Record<string, Buffer> = {
    program: Buffer.from('MZ\u0090\u0000'),
    page: Buffer.from('<!doctype html><script>alert(1)</script>'),
    drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    empty: Buffer.alloc(0),
    'a Word file of 2003': Buffer.from(
      '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
      'latin1',
    ),
    archive: archiveOf(['readme.txt']),
    'Java program': archiveOf(['META-INF/MANIFEST.MF', 'word/document.xml']),
    'Word file with macros': wordFile('word/vbaProject.bin'),
    'Word file with a control': wordFile('word/activeX/activeX1.xml'),
    'Word file that was cut': wordFile().subarray(0, -10),
    'archive with a wrong directory': Buffer.concat([Buffer.from('PK\u0003\u0004'), wordFile()]),
  }
  for (const [name, content] of Object.entries(contents)) {
    assert.equal(await extensionOf(content), undefined, name)
  }
})
