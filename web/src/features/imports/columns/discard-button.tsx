import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { DeleteDialog } from '../../../ui/form/ask/delete-dialog.tsx'
import { useGo } from '../../../ui/links/use-go.ts'
import { kindPlace } from '../parts/kind-place.ts'

/** Drops an import that made nothing, and leads to the first step. */
export function DiscardButton({ detail: { id, kind } }: { detail: ImportDetail }) {
  const { t } = useTranslation()
  const go = useGo()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('imports.discard')}
      </Button>
      {isOpen && (
        <DeleteDialog
          title={t('imports.discard')}
          text={t('imports.discard_text')}
          label={t('imports.discard')}
          remove={() => call(importCalls.discard, { body: { id } })}
          changes={[]}
          said={t('imports.discarded')}
          onDeleted={() => go(kindPlace(kind), { replace: true })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
