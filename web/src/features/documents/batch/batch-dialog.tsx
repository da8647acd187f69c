import type { BatchAction } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { useState } from 'react'
import type { BatchTarget } from '../../../entities/documents/batch-queries.ts'
import { BatchForm } from './batch-form.tsx'
import { BatchReview } from './batch-review.tsx'
import { type BatchValues, emptyBatch } from './batch-values.ts'
import { rememberBatch } from './last-batch.ts'

/** What the dialog is opened for: documents to be changed, or a batch that was begun before. */
export type OpenedBatch = (BatchTarget & { action?: BatchAction }) | { id: number }

/**
 * Changes many documents at once, in steps: what to change, what it would do, how it goes, and undoing it.
 */
export default function BatchDialog({ opened, onClose }: { opened: OpenedBatch; onClose: () => void }) {
  const [id, setId] = useState('id' in opened ? opened.id : undefined)
  const [values, setValues] = useState<BatchValues>(() => ({
    ...emptyBatch,
    ...('action' in opened && opened.action && { action: opened.action }),
  }))
  if (id !== undefined)
    return (
      <BatchReview id={id} onClose={onClose} onBack={'id' in opened ? undefined : () => setId(undefined)} />
    )
  if ('id' in opened) return null
  return (
    <BatchForm
      target={opened}
      initial={values}
      onClose={onClose}
      onPreview={(batch, wanted) => {
        rememberBatch(batch.id)
        setValues(wanted)
        setId(batch.id)
      }}
    />
  )
}
