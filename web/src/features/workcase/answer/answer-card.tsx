import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerPath } from '../../../entities/dispatches/answer/answer-path.tsx'
import { answerQuery } from '../../../entities/dispatches/queries.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { KeptRow } from '../../../ui/form/state/kept-row.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from './answer.module.css'

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).default)
const NumberDialog = lazyPart(async () => (await import('./number-dialog.tsx')).default)

type Props = {
  row: WorkCase
  /** Opens closing with a dispatch, the last step. */
  onSend: () => void
  /** The step that another page has led to. */
  begun?: AnswerStep | undefined
}
type Opened = 'write' | 'number'
export type AnswerStep = Opened | 'send'

function Facts({ draft }: { draft: AnswerDraft }) {
  const { t } = useTranslation()
  const { file, document, paper, written_by, written_at } = draft
  if (!file || written_at === null) return <p className={styles.quiet}>{t('dispatches.answer_none')}</p>
  const version = formatNumber(file.version)
  return (
    <>
      <p>
        <Anchor href={addressOf(fileCalls.download, { params: { id: file.id } })}>{file.name}</Anchor>
      </p>
      <p className={styles.quiet}>
        {t('dispatches.answer_written', { by: written_by, at: formatDateTime(written_at), version })}
      </p>
      {document && (
        <p>
          <AppLink to="/document/$id" params={{ id: document.id }}>
            {t('dispatches.answer_numbered', { number: document.number })}
          </AppLink>
        </p>
      )}
      {paper && draft.stamped && (
        <p className={styles.quiet}>
          {t('settling.paper', { name: paper.name, version: formatNumber(paper.version) })}
        </p>
      )}
    </>
  )
}

/** The answer of the case, step by step: its text, its number, its dispatch; each goes on from where it stands. */
export function AnswerCard({ row, onSend, begun }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(begun === 'send' ? null : (begun ?? null))
  const answer = useQuery(answerQuery(row.id))
  const close = () => setOpened(null)
  return (
    <Card title={t('dispatches.answer_card')}>
      <Answer query={answer}>
        {(draft) => (
          <>
            <AnswerPath
              draft={draft}
              closed={row.closing !== null}
              sent={row.closing !== null && draft.document !== null}
              write={{ allowed: draft.can.write, reason: draft.cannot.write, act: () => setOpened('write') }}
              number={{
                allowed: draft.can.number,
                reason: draft.cannot.number,
                act: () => setOpened('number'),
              }}
              send={{
                allowed: row.can.close_with_dispatch,
                reason: row.cannot.close_with_dispatch,
                act: onSend,
              }}
            />
            <Facts draft={draft} />
            {(opened === 'write' || opened === 'number') && (
              <KeptRow key={opened} row={draft}>
                {(kept) =>
                  opened === 'write' ? (
                    <AnswerDialog row={row} draft={kept} onClose={close} />
                  ) : (
                    <NumberDialog row={row} draft={kept} onClose={close} />
                  )
                }
              </KeptRow>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}
