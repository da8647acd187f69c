import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Change } from '../../../lib/queries/change.ts'
import { DeleteDialog } from './delete-dialog.tsx'

type Props = {
  label: string
  title: string
  text: string
  remove: () => Promise<unknown>
  changes: readonly Change[]
  /** What the toast says afterwards. */
  said: string
  onDeleted: () => void
}

/** A button inside a dialog that deletes the record shown there, after asking. */
export function DeleteButton({ label, title, text, remove, changes, said, onDeleted }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        c="red"
        leftSection={<IconTrash size={14} />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking && (
        <DeleteDialog
          {...{ title, text, remove, changes, said, onDeleted }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
