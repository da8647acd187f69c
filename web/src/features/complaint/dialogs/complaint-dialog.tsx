import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../ui/form/ask/reason-dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NotAcceptDialog } from './not-accept-dialog.tsx'
import type { Opened } from './opened.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useComplaintKept, useShowComplaint } from './use-complaint.ts'

type Props = { row: Complaint; opened: Opened; onClose: () => void }
const asking = {
  cancel: { endpoint: complaintCalls.cancel, done: 'did_cancel', destructive: true },
  reopen: { endpoint: complaintCalls.reopen, done: 'did_reopen', destructive: false },
  unjoin: { endpoint: complaintCalls.unjoin, done: 'did_unjoin', destructive: false },
} as const

/** An act that asks for nothing but its reason. */
function Reason({ row, act, onClose }: { row: Complaint; act: keyof typeof asking; onClose: () => void }) {
  const { t } = useTranslation()
  const show = useShowComplaint()
  const { changes, onKeep } = useComplaintKept(row, () => ({ reason: '' }), onClose)
  const { endpoint, done, destructive } = asking[act]
  return (
    <ReasonDialog
      title={t(`complaints.${act}_title`, { number: row.number })}
      endpoint={endpoint}
      values={{ id: row.id, version: row.version }}
      changes={changes}
      said={t(`complaints.${done}`)}
      label={t('complaints.reason')}
      save={t(`complaints.${act}`)}
      destructive={destructive}
      onDone={show}
      onKeep={onKeep}
      onClose={onClose}
    >
      <p>{t(`complaints.${act}_text`)}</p>
    </ReasonDialog>
  )
}

/** The dialog of an act on a complaint. */
export default function ComplaintDialog({ row, opened, onClose }: Props) {
  const common = { row, onClose }
  switch (opened.name) {
    case 'accept':
      return <AcceptDialog {...common} />
    case 'not_accept':
      return <NotAcceptDialog {...common} />
    case 'reject':
      return <RejectDialog {...common} />
    case 'resolve':
      return <ResolveDialog {...common} />
    case 'join':
      return <JoinDialog {...common} />
    case 'move':
      return <MoveDialog {...common} />
    case 'photo':
      return <PhotoDialog {...common} photo={opened.photo} />
    default:
      return <Reason {...common} act={opened.name} />
  }
}
