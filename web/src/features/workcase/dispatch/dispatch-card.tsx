import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import {
  type Dispatch,
  type DispatchAction,
  dispatchActions,
} from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import { ActionIcon, Anchor, Button, Menu } from '@mantine/core'
import { IconDots, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DispatchStatus } from '../../../entities/dispatches/dispatch-status.tsx'
import { historyOf, wayOf } from '../../../entities/dispatches/dispatch-words.ts'
import type { Mark } from '../../../entities/dispatches/mark-dialog.tsx'
import { dispatchesOfCaseQuery } from '../../../entities/dispatches/queries.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { formatDateTime } from '../../../lib/format/format.ts'
import { GuardedItem } from '../../../ui/action/guarded-item.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import { DrawnSignature } from '../../../ui/signature/drawn-signature.tsx'
import styles from './dispatch.module.css'
import type { Dispatching } from './dispatch-dialog.tsx'

const DispatchDialog = lazyPart(async () => (await import('./dispatch-dialog.tsx')).default)
const MarkDialog = lazyPart(
  async () => (await import('../../../entities/dispatches/mark-dialog.tsx')).default,
)

const CorrectDialog = lazyPart(
  async () => (await import('../../../entities/dispatches/correct-dialog.tsx')).default,
)
const WithdrawDialog = lazyPart(
  async () => (await import('../../../entities/dispatches/withdraw-dialog.tsx')).default,
)

/** The dialog that is open. */
type Opened =
  | { dispatching: Dispatching }
  | { mark: Mark; row: Dispatch }
  | { withdrawing: Dispatch }
  | { correcting: Dispatch }

function openedBy(action: DispatchAction, row: Dispatch): Opened {
  if (action === 'withdraw') return { withdrawing: row }
  if (action === 'correct') return { correcting: row }
  return action === 'update' || action === 'repeat'
    ? { dispatching: { name: action, row } }
    : { mark: action, row }
}

/** Everything that is done with a dispatch, and why the rest is not possible. */
function Commands({ row, open }: { row: Dispatch; open: (opened: Opened) => void }) {
  const { t } = useTranslation()
  const name = t('dispatches.actions', { number: row.document.number, to: row.ship_to })
  return (
    <Menu position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={name} title={name}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {dispatchActions.map((action) => (
          <GuardedItem
            key={action}
            allowed={row.can[action]}
            reason={row.cannot[action]}
            onClick={() => open(openedBy(action, row))}
          >
            {t(`dispatches.${action}`)}
          </GuardedItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function OneDispatch({ row, open }: { row: Dispatch; open: (opened: Opened) => void }) {
  const { t } = useTranslation()
  const { document, ship_to, address, mail_reason, message_file_id, files } = row
  return (
    <li className={styles.dispatch}>
      <div className={styles.text}>
        <p>
          <AppLink to="/document/$id" params={{ id: document.id }}>
            {document.number}
          </AppLink>{' '}
          · <b>{ship_to}</b>
        </p>
        <p>
          {wayOf(row)} · {address}
        </p>
        <p className={styles.quiet}>{historyOf(row)}</p>
        {row.drawing && (
          <DrawnSignature value={row.drawing} label={t('dispatches.drawing_of', { by: row.received_by })} />
        )}
        {mail_reason && <p className={styles.quiet}>{mail_reason}</p>}
        {files.length > 0 && <p className={styles.quiet}>{files.map(({ name }) => name).join(', ')}</p>}
        <p className={styles.quiet}>
          {t('dispatches.prepared_by', { by: row.prepared_by, at: formatDateTime(row.prepared_at) })}
          {row.repeats_id !== null && ` · ${t('dispatches.repeats')}`}
        </p>
        {message_file_id !== null && (
          <Anchor href={addressOf(fileCalls.download, { params: { id: message_file_id } })}>
            {t('dispatches.message')}
          </Anchor>
        )}
      </div>
      <div className={styles.side}>
        <DispatchStatus row={row} />
        <Commands row={row} open={open} />
      </div>
    </li>
  )
}

/** What left the case, and what is to leave it. */
export function DispatchCard({ row }: { row: WorkCase }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const dispatches = useQuery(dispatchesOfCaseQuery(row.id))
  const may = useMay()
  const hasOutgoing = row.documents.some(({ category }) => category === 'iesire')
  const maySend = row.can.close_with_dispatch || may('shipping.create')
  const close = () => setOpened(null)
  return (
    <Card
      title={t('dispatches.card')}
      actions={
        hasOutgoing &&
        maySend && (
          <Button
            className={styles.end ?? ''}
            size="compact-sm"
            variant="default"
            leftSection={<IconSend size={16} aria-hidden />}
            onClick={() => setOpened({ dispatching: { name: 'add' } })}
          >
            {t('dispatches.add')}
          </Button>
        )
      }
    >
      <Answer query={dispatches}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={styles.quiet}>{t('dispatches.none')}</p>
          ) : (
            <ul className={styles.dispatches}>
              {rows.map((one) => (
                <OneDispatch key={one.id} row={one} open={setOpened} />
              ))}
            </ul>
          )
        }
      </Answer>
      {opened && 'dispatching' in opened && (
        <DispatchDialog row={row} doing={opened.dispatching} onClose={close} />
      )}
      {opened && 'withdrawing' in opened && <WithdrawDialog rows={[opened.withdrawing]} onClose={close} />}
      {opened && 'correcting' in opened && <CorrectDialog row={opened.correcting} onClose={close} />}
      {opened && 'mark' in opened && <MarkDialog rows={[opened.row]} mark={opened.mark} onClose={close} />}
    </Card>
  )
}
