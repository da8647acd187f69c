import '../../lib/languages/own/gazette-texts.ts'
import { gazetteWithdrawalLabels } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { EntryLink, GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { gazetteEntryQuery } from '../../entities/gazette/staff-queries.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { FactRows } from '../../ui/display/facts.tsx'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './entry.module.css'
import { EntryActions } from './entry-actions.tsx'
import { EntryCheck } from './entry-check.tsx'
import { EntryFiles } from './entry-files.tsx'

const day = (value: string | null): string => (value === null ? '' : formatDate(value))

function LinkTo({ link }: { link: EntryLink }) {
  return (
    <AppLink to="/admin/monitor-oficial/$id" params={{ id: link.id }}>
      {[link.number, day(link.act_on)].filter(Boolean).join(', ') || link.id}
    </AppLink>
  )
}

function EntryFacts({ entry }: { entry: GazetteEntry }) {
  const { t } = useTranslation()
  const { withdrawal, corrects, corrected_by, document_id } = entry
  const why = [withdrawal && say(gazetteWithdrawalLabels[withdrawal]), entry.withdraw_reason]
  type Row = readonly [string, ReactNode]
  const rows: (Row | '' | false | null)[] = [
    [t('gazette.heading'), [entry.heading.code, entry.heading.name].filter(Boolean).join(' ')],
    [t('gazette.number'), entry.number],
    [t('gazette.act_on'), day(entry.act_on)],
    [t('gazette.act_issuer'), entry.act_issuer],
    entry.published_on === null && [t('gazette.publish_on'), day(entry.publish_on)],
    entry.published_on !== null && [t('gazette.published'), day(entry.published_on)],
    entry.expires_on !== null && !entry.erased && [t('gazette.expires'), day(entry.expires_on)],
    entry.withdrawn_on !== null && [t('gazette.withdrawn'), day(entry.withdrawn_on)],
    entry.withdrawn_on !== null && [t('gazette.reason'), why.filter(Boolean).join('; ')],
    corrects && [t('gazette.corrects'), <LinkTo key="corrects" link={corrects} />],
    corrected_by && [t('gazette.corrected_by'), <LinkTo key="corrected" link={corrected_by} />],
    [t('gazette.created'), entry.created_by],
    entry.submitted_by && [t('gazette.submitted'), entry.submitted_by],
    entry.approved_by && [t('gazette.approved'), entry.approved_by],
    document_id !== null && [
      t('gazette.document'),
      <AppLink key="document" to="/document/$id" params={{ id: document_id }}>
        {t('gazette.see_document')}
      </AppLink>,
    ],
  ]
  return <FactRows rows={rows.filter((row): row is Row => Boolean(row))} />
}

/** `/admin/monitor-oficial/{id}`: an entry, from draft to withdrawal. */
export function GazetteEntryPage() {
  const { t } = useTranslation()
  useLanguage()
  const { id } = useParams({ from: '/staff/admin/monitor-oficial/$id' })
  const answer = useQuery(gazetteEntryQuery(id))
  const { data: entry } = answer
  const title =
    entry?.title || (entry?.number ? `${t('gazette.number')} ${entry.number}` : t('gazette.title'))
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: t('gazette.portal') },
        { label: t('gazette.title'), to: '/admin/monitor-oficial' },
        { label: title },
      ]}
      aside={entry && <StatusTag className={entry.state.className}>{entry.state.name}</StatusTag>}
      actions={entry && <EntryActions entry={entry} />}
    >
      <Answer query={answer}>
        {(shown) => (
          <div className={styles.columns}>
            <div className={styles.stack}>
              <EntryFiles entry={shown} />
              {shown.published_on === null && (
                <Card title={t('gazette.check')}>
                  <EntryCheck check={shown.check} />
                </Card>
              )}
              {shown.content && (
                <Card title={t('gazette.content')}>
                  <p className={styles.text}>{shown.content}</p>
                </Card>
              )}
            </div>
            <Card title={t('gazette.facts')}>
              <EntryFacts entry={shown} />
              {shown.address && (
                <p className={styles.public}>
                  <a href={shown.address} target="_blank" rel="noreferrer">
                    {t('gazette.public_page')}
                  </a>
                </p>
              )}
            </Card>
          </div>
        )}
      </Answer>
    </Page>
  )
}
