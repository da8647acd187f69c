import {
  type ShippingMethod,
  shippingMethodLabels,
  shippingMethods,
} from '@hdoc/contract/dispatches/dispatch-choices.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrint } from '../../entities/printing/use-print.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { today } from '../../lib/format/clock.ts'
import { say } from '../../lib/languages/i18n.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { DateField } from '../../ui/form/field/date-field.tsx'

/** Prints the list of a day by one method, as the post office takes it. */
export default function PrintDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [on, setOn] = useState<string | null>(today())
  const [method, setMethod] = useState<ShippingMethod>('post')
  const print = usePrint(onClose)
  return (
    <Dialog
      title={t('dispatches.print_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={print.isPending}
            disabled={on === null}
            onClick={() =>
              on !== null &&
              print.mutate({
                address: addressOf(dispatchCalls.print, {
                  query: { on, method, language: currentLanguage() },
                }),
              })
            }
          >
            {t('printing.print')}
          </Button>
        </>
      }
    >
      <Note kind="info">{t('dispatches.print_what')}</Note>
      <DateField data-autofocus label={t('dispatches.on')} value={on} onChange={setOn} />
      <NativeSelect
        label={t('dispatches.method')}
        value={method}
        onChange={(event) => {
          const chosen = shippingMethods.find((one) => one === event.currentTarget.value)
          if (chosen) setMethod(chosen)
        }}
        data={shippingMethods.map((value) => ({ value, label: say(shippingMethodLabels[value]) }))}
      />
    </Dialog>
  )
}
