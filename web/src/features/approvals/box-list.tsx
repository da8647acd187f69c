import '../../lib/languages/own/settling-texts.ts'
import type { ApprovalBox, ApprovalLine } from '@hdoc/contract/approvals/approval-rows.ts'
import { approvalModeLabels } from '@hdoc/contract/approvals/approval-status.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import { Button } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { approvalCountsQuery } from '../../entities/approvals/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Key } from '../../ui/display/key.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import styles from './approvals-page.module.css'

const boxes: readonly ApprovalBox[] = ['mine', 'asked', 'closed']

function Line({ line, isChosen, onChoose }: { line: ApprovalLine; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation()
  const userId = useSession().user?.id
  const { document, requested_by, requested_at, mode, done, steps, own, status, text } = line
  const shown = own?.status ?? status
  // The step of somebody for whom the person stands in.
  const absent = own && own.person.id !== userId ? own.person.name : ''
  return (
    <li>
      <button type="button" className={styles.line} aria-pressed={isChosen} onClick={onChoose}>
        <b>{document.short_description}</b>
        <small>
          {document.number} · {requested_by}, {formatDate(requested_at)}
        </small>
        {absent && <small className={styles.lineText}>{t('settling.for_person', { name: absent })}</small>}
        <span className={styles.lineStatus}>
          <StatusTag className={shown.className}>{shown.name}</StatusTag>
          <small title={say(approvalModeLabels[mode])}>
            {t('approvals.done_of', { done: formatNumber(done), steps: formatNumber(steps) })}
          </small>
        </span>
        {text && <small className={styles.lineText}>{text}</small>}
      </button>
    </li>
  )
}

type Props = {
  box: ApprovalBox
  page: number
  chosen: number | undefined
  answer: UseQueryResult<ListAnswer<ApprovalLine>>
  onBox: (box: ApprovalBox) => void
  onPage: (page: number) => void
  onChoose: (id: number) => void
}

/** The boxes with how much stands in each, and the lines of the chosen one. */
export function BoxList({ box, page, chosen, answer, onBox, onPage, onChoose }: Props) {
  const { t } = useTranslation()
  const { data: counts } = useQuery(approvalCountsQuery())
  return (
    <section className={styles.box} aria-label={t('approvals.requests')}>
      <ul className={styles.tabs} aria-label={t('approvals.boxes')}>
        {boxes.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === box} onClick={() => onBox(name)}>
              {t(`approvals.box_${name}`)}{' '}
              {counts && name !== 'closed' && <b>{formatNumber(counts[name])}</b>}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.lines}>
        <Answer query={answer}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <Empty title={t(`approvals.empty_${box}`)} text={t(`approvals.empty_${box}_text`)} />
            ) : (
              <>
                <ul>
                  {data.map((line) => (
                    <Line
                      key={line.id}
                      line={line}
                      isChosen={line.id === chosen}
                      onChoose={() => onChoose(line.id)}
                    />
                  ))}
                </ul>
                {meta.last_page > 1 && (
                  <p className={styles.pager}>
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={page <= 1}
                      onClick={() => onPage(page - 1)}
                    >
                      {t('approvals.newer')}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={page >= meta.last_page}
                      onClick={() => onPage(page + 1)}
                    >
                      {t('approvals.older')}
                    </Button>
                  </p>
                )}
              </>
            )
          }
        </Answer>
      </div>
      <p className={styles.keys} aria-hidden>
        <Key>J</Key> <Key>K</Key> {t('approvals.key_choose')} <Key>A</Key> {t('approvals.key_approve')}{' '}
        <Key>R</Key> {t('approvals.key_decline')}
      </p>
    </section>
  )
}
