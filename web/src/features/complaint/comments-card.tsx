import type { Complaint, ComplaintComment } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { IconLock, IconSend, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import styles from './complaint.module.css'
import { complaintChanges, useShowComplaint } from './dialogs/use-complaint.ts'

function OneComment({ comment }: { comment: ComplaintComment }) {
  const { t } = useTranslation()
  const { is_public, from_person, body, by, at } = comment
  const Icon = is_public ? IconWorld : IconLock
  const kind = is_public ? (from_person ? 'public_from' : 'public_sent') : 'private'
  return (
    <li data-kind={is_public ? 'public' : 'private'}>
      <div className={styles.commentHead}>
        <b>{by}</b> <span className={styles.quiet}>{formatDateTime(at)}</span>
        <span className={styles.end}>
          <Icon size={14} aria-hidden /> {t(`complaints.${kind}`)}
        </span>
      </div>
      <p className={styles.said}>{body}</p>
    </li>
  )
}

const shown = ['all', 'public', 'private'] as const

/** Comments: public ones are read by the person and mailed, private ones stay in the house. */
export function CommentsCard({ row }: { row: Complaint }) {
  const { t } = useTranslation()
  const [which, setWhich] = useState<(typeof shown)[number]>('all')
  const [isPublic, setPublic] = useState(false)
  const [body, setBody] = useState('')
  const show = useShowComplaint()
  const mayAnswer = row.can.comment
  const toPerson = isPublic && mayAnswer
  const sending = useAction({
    call: (values: { body: string; is_public: boolean }, key) =>
      call(complaintCalls.comment, { body: { id: row.id, ...values }, idempotencyKey: key }),
    changes: complaintChanges(row.id),
    said: () => t('complaints.sent'),
    onDone: (answer) => {
      show(answer)
      setBody('')
    },
  })
  const comments = row.comments.filter(
    ({ is_public }) => which === 'all' || is_public === (which === 'public'),
  )
  const goes = row.email === '' ? t('complaints.goes_nowhere') : t('complaints.goes_to', { email: row.email })
  return (
    <Card
      title={`${t('complaints.comments')} ${formatNumber(row.comments.length)}`}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('complaints.comments_shown')}
          value={which}
          onChange={(next) => setWhich(shown.find((one) => one === next) ?? 'all')}
          data={shown.map((one) => ({ value: one, label: t(`complaints.comments_${one}`) }))}
        />
      }
    >
      {comments.length === 0 && <p className={styles.quiet}>{t('complaints.comments_none')}</p>}
      <ol className={styles.comments}>
        {comments.map((comment) => (
          <OneComment key={comment.id} comment={comment} />
        ))}
      </ol>
      <div className={styles.write}>
        {mayAnswer && (
          <SegmentedControl
            aria-label={t('complaints.audience')}
            value={isPublic ? 'public' : 'private'}
            onChange={(next) => setPublic(next === 'public')}
            data={[
              { value: 'public', label: t('complaints.write_public') },
              { value: 'private', label: t('complaints.write_private') },
            ]}
          />
        )}
        <p className={styles.quiet} role="status">
          {toPerson ? goes : t('complaints.stays')}
        </p>
        <Textarea
          aria-label={t('complaints.comment')}
          autosize
          minRows={2}
          maxLength={4000}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={body.trim() === ''}
          loading={sending.isPending}
          onClick={() => sending.mutate({ body, is_public: toPerson })}
        >
          {t('complaints.send')}
        </Button>
      </div>
    </Card>
  )
}
