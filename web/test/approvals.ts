import type { ApprovalLine, ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import { document4512 } from './document.ts'

const none = {
  approve: false,
  decline: false,
  sign_drawn: false,
  sign_paper: false,
  sign_upload: false,
  reassign: false,
}
const pending = { code: 'pending', name: 'În curs de aprobare', className: 'status-info' } as const
const signing = {
  code: 'waiting_for_signature',
  name: 'Așteaptă semnătura',
  className: 'status-warn',
} as const

/** A step whose turn it is for the signed-in person. */
export const aStep = (task: 'approve' | 'sign', more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  id: 71,
  place: 1,
  person: { id: 2, name: 'Mirela Fântânaru' },
  job_title: 'Secretar general',
  active: true,
  task,
  label: '',
  status: task === 'sign' ? signing : pending,
  turn_at: '2026-11-19T08:00:00Z',
  decided_at: null,
  decided_by: '',
  comment: '',
  signed: null,
  signer: '',
  can:
    task === 'sign'
      ? { ...none, decline: true, sign_drawn: true, sign_paper: true, sign_upload: true }
      : { ...none, approve: true, decline: true },
  cannot: {},
  ...more,
})

const document = {
  id: 4512,
  number: '004512',
  short_description: 'Proiect de hotărâre',
  registered_on: '2026-11-17',
}

/** A request for tests on the first file of the document 4512. */
export function aRequest(
  id: number,
  steps: ApprovalStep[],
  more: Partial<ApprovalRequest> = {},
): ApprovalRequest {
  const [current] = document4512.files
  if (!current) throw new Error('the document has no file')
  return {
    id,
    document,
    file: { id: current.id, name: current.name, version: 1, mime: current.mime },
    text: 'Ședința este pe 27.11',
    mode: 'one_by_one',
    status: steps[0]?.status ?? pending,
    requested_by: 'Vasile Ulmeanu',
    requested_at: '2026-11-17T08:00:00Z',
    steps,
    current: { ...current, preview: 'none' },
    shown: 'a'.repeat(64),
    signed_version: null,
    revoked: null,
    can: { revoke: false },
    cannot: {},
    ...more,
  }
}

/** The line of such a request. */
export function aLine({ steps, ...request }: ApprovalRequest): ApprovalLine {
  const { current: _, signed_version: __, revoked: ___, can: ____, cannot: _____, ...common } = request
  const [own] = steps
  return { ...common, steps: steps.length, done: 0, own: own ?? null }
}
