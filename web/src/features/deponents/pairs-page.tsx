import { type IssuerPair, likenessLabels } from '@hdoc/contract/issuers/issuer-merge.ts'
import { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Button, Pagination } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeIssuer } from '../../entities/issuers/describe-issuer.ts'
import { issuerPairsQuery } from '../../entities/issuers/directory-queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './deponents.module.css'
import { MergeDialog } from './merge-dialog.tsx'
import { keyOfPair, useNextPair } from './use-next-pair.ts'

function One({ issuer }: { issuer: IssuerSuggestion }) {
  const { t } = useTranslation()
  const documents = t('common.documents', { count: issuer.documents, figure: formatNumber(issuer.documents) })
  return (
    <div>
      <AppLink to="/deponents/$id" params={{ id: issuer.id }}>
        {issuer.name}
      </AppLink>
      <small>{[describeIssuer(issuer), documents].filter(Boolean).join(' · ')}</small>
    </div>
  )
}

type PairProps = { pair: IssuerPair; onMerge: () => void; onApart: () => void }

function Pair({ pair, onMerge, onApart }: PairProps) {
  const { t } = useTranslation()
  const { first, second } = pair
  const apart = useAction({
    call: () => call(issuerMergeCalls.keepApart, { body: { first_id: first.id, second_id: second.id } }),
    changes: [{ what: 'issuer.changed' }],
    onDone: onApart,
  })
  return (
    <li className={styles.pair} aria-label={`${first.name}, ${second.name}`}>
      <One issuer={first} />
      <One issuer={second} />
      <div>
        <small>{pair.reasons.map((reason) => say(likenessLabels[reason])).join(', ')}</small>
        <div className={styles.buttons}>
          <Button size="compact-sm" data-decision="merge" onClick={onMerge}>
            {t('deponents.merge')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            data-decision="apart"
            loading={apart.isPending}
            onClick={() => apart.mutate()}
          >
            {t('deponents.keep_apart')}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** `/deponents/duplicates`: pairs that are likely the same, one decision each. */
export function PairsPage() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [merging, setMerging] = useState<IssuerPair>()
  const answer = useQuery(issuerPairsQuery(page))
  const { listRef, decided } = useNextPair(answer.data?.data)
  const pages = answer.data ? Math.ceil(answer.data.total / answer.data.per_page) : 0
  return (
    <Page
      title={t('deponents.pairs')}
      breadcrumb={[
        { label: t('documents.registry') },
        { label: t('deponents.title'), to: '/deponents' },
        { label: t('deponents.pairs') },
      ]}
    >
      <Answer query={answer} />
      {answer.data && answer.data.data.length === 0 && (
        <Empty title={t('deponents.no_pairs')} text={t('deponents.no_pairs_text')} />
      )}
      {answer.data && answer.data.data.length > 0 && (
        <>
          <p>
            {t('deponents.pairs_found', {
              count: answer.data.total,
              figure: formatNumber(answer.data.total),
            })}
          </p>
          <ul className={styles.pairs} ref={listRef}>
            {answer.data.data.map((pair) => (
              <Pair
                key={keyOfPair(pair)}
                pair={pair}
                onMerge={() => setMerging(pair)}
                onApart={() => decided(pair, 'apart')}
              />
            ))}
          </ul>
        </>
      )}
      {pages > 1 && (
        <Pagination
          mt={12}
          total={pages}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': t(`deponents.page_${control}`) })}
          getItemProps={(number) => ({ 'aria-label': t('deponents.page_number', { number }) })}
        />
      )}
      {merging && (
        <MergeDialog
          winnerId={merging.first.id}
          loserId={merging.second.id}
          onMerged={() => {
            decided(merging, 'merge')
            setMerging(undefined)
          }}
          onClose={() => setMerging(undefined)}
        />
      )}
    </Page>
  )
}
