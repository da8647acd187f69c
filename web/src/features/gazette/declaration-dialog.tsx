import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrint } from '../../entities/printing/use-print.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { today } from '../../lib/format/clock.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { DateField } from '../../ui/form/field/date-field.tsx'

/** Prints what was published and withdrawn in a period. */
export default function DeclarationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<string | null>(`${today().slice(0, 8)}01`)
  const [to, setTo] = useState<string | null>(today())
  const print = usePrint(onClose)
  return (
    <Dialog
      title={t('gazette.declaration')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={print.isPending}
            disabled={from === null || to === null}
            onClick={() => {
              if (from === null || to === null) return
              print.mutate({ address: addressOf(gazetteEntryCalls.declaration, { query: { from, to } }) })
            }}
          >
            {t('printing.print')}
          </Button>
        </>
      }
    >
      <Note kind="info">{t('gazette.declaration_what')}</Note>
      <DateField data-autofocus label={t('gazette.from')} value={from} onChange={setFrom} />
      <DateField label={t('gazette.to')} value={to} onChange={setTo} />
    </Dialog>
  )
}
