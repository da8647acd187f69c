import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../feedback/toast-store.ts'
import { DeleteDialog } from './delete-dialog.tsx'

type Props = {
  label: string
  title: string
  text: string
  remove: () => Promise<unknown>
  /** What the toast says afterwards. */
  said: string
  onDeleted: () => void
}

/** A button inside a dialog that deletes the record shown there, after asking. */
export function DeleteButton({ label, title, text, remove, said, onDeleted }: Props) {
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
          {...{ title, text, remove }}
          onDeleted={() => {
            toast({ kind: 'success', message: said })
            onDeleted()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
