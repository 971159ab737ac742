import type { ImageListName } from '#contract/image-lists/image-list.ts'
import type { AuditAction } from '#contract/audit/audit-actions.ts'

type ListDifferences = {
  newOnes: 'first' | 'last'
  /** Whether an image may stay without alternative text. */
  canBeDecoration: boolean
  added: { action: AuditAction }
  changed: { action: AuditAction }
  deleted: { action: AuditAction }
  restored: { action: AuditAction }
  purged: { action: AuditAction }
  reordered: { action: AuditAction; subjectId?: string }
}

const ofLogos = {
  newOnes: 'first',
  canBeDecoration: false,
  added: { action: 'logo.added' },
  changed: { action: 'logo.changed' },
  deleted: { action: 'logo.deleted' },
  restored: { action: 'logo.restored' },
  purged: { action: 'logo.purged' },
} as const

/** What the use cases do differently for each list. */
export const listDifferences: Record<ImageListName, ListDifferences> = {
  gallery: {
    newOnes: 'last',
    canBeDecoration: true,
    added: { action: 'image.added' },
    changed: { action: 'image.changed' },
    deleted: { action: 'image.deleted' },
    restored: { action: 'image.restored' },
    purged: { action: 'image.purged' },
    reordered: { action: 'gallery.reordered' },
  },
  partners: { ...ofLogos, reordered: { action: 'logos.reordered', subjectId: 'partner' } },
  clients: { ...ofLogos, reordered: { action: 'logos.reordered', subjectId: 'client' } },
}
