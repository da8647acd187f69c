import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { scanInboxQuery } from './queries.ts'
import { ScanCard, ScanCards } from './scan-card.tsx'

type Props = { onChosen: (ids: readonly number[]) => void; onClose: () => void }

/** Scans of the inbox, to be chosen for a form. Those chosen stay chosen from page to page. */
export function ChooseScansDialog({ onChosen, onClose }: Props) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [ids, setIds] = useState<readonly number[]>([])
  const answer = useQuery(scanInboxQuery('waiting', page))
  const { data } = answer
  const toggle = (id: number) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  const choose = () => {
    onChosen(ids)
    onClose()
  }
  return (
    <Dialog
      title={t('scans.add_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={ids.length === 0} onClick={choose}>
            {ids.length === 0
              ? t('common.add')
              : t('scans.add', { count: ids.length, figure: formatNumber(ids.length) })}
          </Button>
        </>
      }
    >
      <Answer query={answer} title={t('scans.load_failed')} />
      {data?.data.length === 0 && <Empty title={t('scans.empty_title')} text={t('scans.empty_text')} />}
      {data && data.data.length > 0 && (
        <ScanCards label={t('scans.list')}>
          {data.data.map((scan) => (
            <ScanCard
              key={scan.id}
              scan={scan}
              chosen={ids.includes(scan.id)}
              onChoose={() => toggle(scan.id)}
            />
          ))}
        </ScanCards>
      )}
      {data && (page > 1 || data.meta.more) && (
        <Group gap={8} mt={12} justify="center">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('scans.newer')}
          </Button>
          <Button variant="default" disabled={!data.meta.more} onClick={() => setPage(page + 1)}>
            {t('scans.more')}
          </Button>
        </Group>
      )}
    </Dialog>
  )
}
