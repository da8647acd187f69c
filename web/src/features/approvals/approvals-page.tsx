import '../../lib/languages/own/work-texts.ts'
import type { ApprovalBox, ApprovalLine } from '@hdoc/contract/approvals/approval-rows.ts'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft, IconChecks } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalBoxQuery } from '../../entities/approvals/queries.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty, Loading } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { useFirst } from '../../ui/list/state/use-first.ts'
import styles from './approvals-page.module.css'
import { ApproveManyDialog } from './approve-many-dialog.tsx'
import { BoxList } from './box-list.tsx'
import { ChosenRequest } from './chosen-request.tsx'

const boxes: readonly ApprovalBox[] = ['mine', 'asked', 'closed']
const boxOf = (name: string | undefined): ApprovalBox => boxes.find((box) => box === name) ?? 'mine'

/** The line beside the chosen one, in a direction. */
function neighbour(lines: readonly ApprovalLine[], id: number | undefined, step: 1 | -1) {
  const at = lines.findIndex((line) => line.id === id)
  return lines[at < 0 ? 0 : at + step]
}

/** `/document/approve`: what waits for the person, what they asked for, what they decided; beside it the very file. */
export function ApprovalsPage() {
  const { t } = useTranslation()
  const go = useGo()
  const { box: named, request: wanted, page = 1 } = useSearch({ from: '/staff/document/approve' })
  const box = boxOf(named)
  const answer = useQuery(approvalBoxQuery(box, page))
  const [approving, setApproving] = useState(false)
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const lines = answer.data?.data ?? []
  const { first, isKnown, leave } = useFirst(
    `${box} ${page}`,
    answer,
    lines.map(({ id }) => id),
  )
  const chosen = wanted ?? (phone ? undefined : first)
  const show = (id: number | undefined, of = box) =>
    go({ to: '/document/approve', search: { box: of === 'mine' ? undefined : of, page, request: id } })
  const move = (step: 1 | -1) => {
    const next = neighbour(lines, chosen, step)
    if (next) show(next.id)
  }
  usePageKeys([
    ['J', () => move(1)],
    ['K', () => move(-1)],
  ])
  const many = lines.filter(({ own }) => own?.can.approve)
  const list = (
    <BoxList
      {...{ box, page, chosen }}
      answer={answer}
      onBox={(next) => go({ to: '/document/approve', search: { box: next === 'mine' ? undefined : next } })}
      onPage={(next) => go({ to: '/document/approve', search: { box: named, page: next } })}
      onChoose={(id) => show(id)}
    />
  )
  return (
    <Page
      fill={!phone}
      title={t('approvals.title')}
      breadcrumb={[{ label: t('queues.work') }, { label: t('approvals.title') }]}
      actions={
        box === 'mine' &&
        many.length > 1 && (
          <Button variant="default" leftSection={<IconChecks size={16} />} onClick={() => setApproving(true)}>
            {t('approvals.approve_many')}
          </Button>
        )
      }
    >
      <div className={styles.columns}>
        {(!phone || chosen === undefined) && list}
        {phone && chosen !== undefined && (
          <div>
            <Button
              variant="subtle"
              leftSection={<IconArrowLeft size={16} />}
              onClick={() => show(undefined)}
            >
              {t('approvals.back')}
            </Button>
          </div>
        )}
        {chosen !== undefined ? (
          <ChosenRequest
            key={chosen}
            id={chosen}
            onDone={() => {
              leave(chosen)
              show(neighbour(lines, chosen, 1)?.id)
            }}
          />
        ) : (
          !phone && (
            <Answer query={answer}>
              {() => (isKnown ? <Empty title={t('approvals.none_chosen')} /> : <Loading />)}
            </Answer>
          )
        )}
      </div>
      {approving && <ApproveManyDialog lines={many} onClose={() => setApproving(false)} />}
    </Page>
  )
}
