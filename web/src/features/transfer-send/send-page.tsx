import '../../lib/languages/own/work-texts.ts'
import type { Scanned } from '@hdoc/contract/transfers/transfers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftsQuery, toSendQuery } from '../../entities/transfers/queries.ts'
import { ScanField } from '../../entities/transfers/scan/scan-field.tsx'
import { useScan } from '../../entities/transfers/scan/use-scan.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Page } from '../../ui/display/page.tsx'
import { ScrollRow } from '../../ui/display/scroll-row.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { DraftPanel } from './draft-panel.tsx'
import { InNameOf } from './in-name-of.tsx'
import { OpenSheets, ReturnedPapers } from './other-tabs.tsx'
import { PaperGroups } from './paper-groups.tsx'
import styles from './send.module.css'
import { type DraftWork, useDraft } from './use-draft.ts'

const tabs = ['to_send', 'open', 'returned'] as const
type Tab = (typeof tabs)[number]

function Tabs({ tab, from, onTab }: { tab: Tab; from: number | null; onTab: (tab: Tab) => void }) {
  const { t } = useTranslation()
  const { data: sent } = useQuery(toSendQuery(from))
  const { data: drafts } = useQuery(draftsQuery(from))
  const counts: Record<Tab, number | undefined> = {
    to_send: sent?.total,
    open: drafts?.open.length,
    returned: drafts?.returned.length,
  }
  return (
    <ScrollRow>
      <ul className={styles.tabs} aria-label={t('transfers.tabs')}>
        {tabs.map((name) => {
          const count = counts[name]
          return (
            <li key={name}>
              <button type="button" aria-pressed={name === tab} onClick={() => onTab(name)}>
                {t(`transfers.tab_${name}`)} {count !== undefined && <b>{formatNumber(count)}</b>}
              </button>
            </li>
          )
        })}
      </ul>
    </ScrollRow>
  )
}

function ToSend({ work }: { work: DraftWork }) {
  const { t } = useTranslation()
  const answer = useQuery(toSendQuery(work.from))
  return (
    <Answer query={answer}>
      {({ group, data, total }) => {
        if (group === null)
          return <Empty title={t('transfers.no_group')} text={t('transfers.no_group_text')} />
        if (data.length === 0)
          return <Empty title={t('transfers.nothing_to_send')} text={t('transfers.nothing_to_send_text')} />
        const going = data.filter(({ why }) => why === null).length
        return (
          <>
            <PaperGroups papers={data} work={work} />
            {total > going && (
              <p className={styles.more}>{t('transfers.more', { shown: formatNumber(going) })}</p>
            )}
          </>
        )
      }}
    </Answer>
  )
}

/** `/document/send`: what the department has to hand over, and the sheet that is being prepared. */
export function SendPage() {
  const { t } = useTranslation()
  const go = useGo()
  const [from, setFrom] = useState<number | null>(null)
  const work = useDraft(from)
  const [tab, setTab] = useState<Tab>('to_send')
  const onScanned = ({ outcome, data, sheet_id }: Scanned) => {
    if (outcome === 'sheet' && sheet_id !== null)
      go({ to: '/document/sent', search: { sheet: String(sheet_id) } })
    if (data !== null) work.shown(data)
    return undefined
  }
  const { scan, said } = useScan({ mode: 'prepare', sheetId: work.draft?.id ?? null, from, onScanned })
  return (
    <Page
      title={t('transfers.send_title')}
      breadcrumb={[{ label: t('transfers.work') }, { label: t('transfers.send_title') }]}
    >
      <div className={styles.columns}>
        <div className={styles.card}>
          <InNameOf
            from={from}
            onFrom={(id) => {
              setFrom(id)
              work.choose(null)
            }}
          />
          <Tabs tab={tab} from={from} onTab={setTab} />
          <ScanField label={t('transfers.scan_send')} onCode={scan} said={said} />
          {tab === 'to_send' && <ToSend work={work} />}
          {tab === 'open' && <OpenSheets work={work} />}
          {tab === 'returned' && <ReturnedPapers work={work} />}
        </div>
        <DraftPanel work={work} />
      </div>
    </Page>
  )
}
