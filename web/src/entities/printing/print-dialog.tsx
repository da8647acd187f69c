import type { PrintOptions } from '@hdoc/contract/printing/printing.ts'
import {
  type ReceiptPaper,
  receiptPaperLabels,
  receiptPapers,
} from '@hdoc/contract/printing/printing-values.ts'
import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { LabelChoice } from './label-choice.tsx'
import { labelsAddress, printOptionsQuery, receiptsAddress } from './queries.ts'
import { rememberedLabel, rememberLabel } from './remembered-label.ts'
import { usePrint } from './use-print.ts'

export type PrintedKind = 'labels' | 'receipts'
type Props = { ids: readonly number[]; kind?: PrintedKind; onClose: () => void }

function PrintChoices({ ids, kind: first = 'labels', onClose, options }: Props & { options: PrintOptions }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState(first)
  const [{ label, start }, setLabel] = useState(() => rememberedLabel(options.labels))
  const [paper, setPaper] = useState<ReceiptPaper>(options.receipt_paper)
  const print = usePrint(onClose)
  const send = (download: boolean) => {
    if (kind === 'receipts') return print.mutate({ address: receiptsAddress(ids, paper), download })
    if (!label) return
    const place = label.per_sheet === null ? undefined : start
    const address = labelsAddress(ids, { size: label.name, start: place })
    print.mutate({ address, download, onPrinted: () => rememberLabel(label, start, ids.length) })
  }
  const count = { count: ids.length, figure: formatNumber(ids.length) }
  return (
    <Dialog
      title={t('printing.title', count)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={print.isPending}
            onClick={() => send(true)}
          >
            {t('common.download')}
          </Button>
          <Button
            data-autofocus
            leftSection={<IconPrinter size={16} />}
            loading={print.isPending}
            onClick={() => send(false)}
          >
            {t('printing.print')}
          </Button>
        </>
      }
    >
      <SegmentedControl
        aria-label={t('printing.what')}
        mb={12}
        value={kind}
        onChange={(value) => setKind(value === 'receipts' ? 'receipts' : 'labels')}
        data={[
          { value: 'labels', label: t('printing.labels') },
          { value: 'receipts', label: t('printing.receipts') },
        ]}
      />
      {kind === 'labels' && label && (
        <LabelChoice
          labels={options.labels}
          label={label}
          start={start}
          count={ids.length}
          onLabel={(chosen) => setLabel({ label: chosen, start: 1 })}
          onStart={(place) => setLabel({ label, start: place })}
        />
      )}
      {kind === 'receipts' && (
        <NativeSelect
          label={t('printing.paper')}
          value={paper}
          data={receiptPapers.map((value) => ({ value, label: say(receiptPaperLabels[value]) }))}
          onChange={({ currentTarget: { value } }) =>
            setPaper(receiptPapers.find((one) => one === value) ?? paper)
          }
        />
      )}
    </Dialog>
  )
}

/** Asks what to print for some documents, and on what. */
export function PrintDialog(props: Props) {
  const { t } = useTranslation()
  const answer = useQuery(printOptionsQuery)
  const { data } = answer
  if (data) return <PrintChoices {...props} options={data} />
  return (
    <Dialog title={t('printing.print')} onClose={props.onClose}>
      <Answer query={answer} />
    </Dialog>
  )
}
