import '../../../lib/languages/own/work-texts.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { caseObstaclesQuery, caseQuery, casesOfDocumentQuery } from '../../../entities/cases/queries.ts'
import { AnswerPath } from '../../../entities/dispatches/answer/answer-path.tsx'
import { answerQuery } from '../../../entities/dispatches/queries.ts'
import { useGo } from '../../../ui/links/use-go.ts'
import styles from '../document-detail.module.css'

/** The answer of the open case that works on the document, step by step; what needs a form opens on the case. */
function Path({ caseId }: { caseId: number }) {
  const { t } = useTranslation()
  const go = useGo()
  const { data: draft } = useQuery(answerQuery(caseId))
  const { data: row } = useQuery({ ...caseQuery(caseId), meta: {} })
  const mayClose = row?.can.close_with_dispatch === true
  const { data: obstacles = [] } = useQuery({ ...caseObstaclesQuery(caseId), enabled: mayClose })
  if (!draft || !row) return null
  const lead = (answer: 'write' | 'number' | 'send') => () =>
    go({ to: '/workcase/$id', params: { id: caseId }, search: { answer } })
  const against = obstacles.map(({ text }) => text).join(' ')
  return (
    <section className={styles.cases} aria-label={t('dispatches.answer_card')}>
      <h2>{t('dispatches.answer_card')}</h2>
      <AnswerPath
        draft={draft}
        closed={row.closing !== null}
        sent={row.closing !== null && draft.document !== null}
        write={{ allowed: draft.can.write, reason: draft.cannot.write, act: lead('write') }}
        number={{ allowed: draft.can.number, reason: draft.cannot.number, act: lead('number') }}
        send={{
          allowed: mayClose && against === '',
          reason: against || row.cannot.close_with_dispatch,
          act: lead('send'),
        }}
      />
    </section>
  )
}

/** Of a document that a case works on, or answers with: how far the answer is. */
export function DocumentAnswer({ document }: { document: Document }) {
  const { data } = useQuery(casesOfDocumentQuery(document.id))
  const open = data?.cases.find(({ role, closing }) => role !== 'connected' && closing === null)
  return open ? <Path caseId={open.id} /> : null
}
