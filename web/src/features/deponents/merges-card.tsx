import type { IssuerMerge } from '@hdoc/contract/issuers/issuer-merge.ts'
import { issuerMergeCalls } from '@hdoc/contract/issuers/issuer-merge-calls.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { issuerMergesQuery } from '../../entities/issuers/directory-queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './deponents.module.css'

type UndoProps = { undo: () => void; isPending: boolean }

function Merge({ merge, issuer, undo, isPending }: { merge: IssuerMerge; issuer: Issuer } & UndoProps) {
  const { t } = useTranslation()
  const other = merge.winner.id === issuer.id ? merge.loser : merge.winner
  const what = merge.winner.id === issuer.id ? 'deponents.merge_took' : 'deponents.merge_went'
  return (
    <li>
      <span>
        {t(what)}{' '}
        <AppLink to="/deponents/$id" params={{ id: other.id }}>
          {other.name}
        </AppLink>
        {' · '}
        {t('deponents.merge_moved', { count: merge.moved, figure: formatNumber(merge.moved) })}{' '}
        {t('deponents.by_at', { name: merge.merged_by, at: formatDateTime(merge.merged_at) })}
        {merge.undone_at &&
          ` · ${t('deponents.undone', { name: merge.undone_by, at: formatDateTime(merge.undone_at) })}`}
      </span>
      {!merge.undone_at && issuer.can.merge && merge.winner.id === issuer.id && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isPending}
          leftSection={<IconArrowBackUp size={14} />}
          onClick={undo}
        >
          {t('deponents.undo_merge')}
        </Button>
      )}
    </li>
  )
}

/** Merges that an issuer took part in, each with the way back. */
export function MergesCard({ issuer }: { issuer: Issuer }) {
  const { t } = useTranslation()
  const answer = useQuery(issuerMergesQuery(issuer.id))
  const undoing = useAction({
    call: (merge_id: number) => call(issuerMergeCalls.undo, { body: { merge_id } }),
    changes: [{ what: 'issuer.merged' }],
    said: () => t('deponents.merge_undone'),
    onFailure: (error) => error.status !== 409 && tellFailure(error),
  })
  if (!answer.data || answer.data.length === 0) return null
  return (
    <Card title={t('deponents.merges')}>
      {undoing.error && (
        <Note kind="bad" role="alert">
          {undoing.error.message}
        </Note>
      )}
      <ul className={styles.merges}>
        {answer.data.map((merge) => (
          <Merge
            key={merge.id}
            merge={merge}
            issuer={issuer}
            isPending={undoing.isPending && undoing.variables === merge.id}
            undo={() => undoing.mutate(merge.id)}
          />
        ))}
      </ul>
    </Card>
  )
}
