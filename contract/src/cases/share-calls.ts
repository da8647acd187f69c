import { endpoint } from '../calls/endpoint.ts'
import { saveAnswer } from '../calls/resource.ts'
import { shareGiving, shareStep, shareStepWithNote, shareStepWithReason, shareWait } from './case-inputs.ts'
import { caseRow } from './case-rows.ts'

const base = '/api/workcase'
const step = {
  audience: 'client',
  rate: 'none',
  permission: 'signed-in',
  method: 'POST',
  tx: 'write',
  answer: saveAnswer(caseRow),
} as const

/** Steps of one share of a case. Each answers the case as it is then. */
export const shareCalls = {
  take: endpoint({
    ...step,
    id: 'workcase.take',
    path: `${base}/take`,
    summary: 'Takes a share that lies with one’s group and nobody has',
    body: shareStep,
  }),
  accept: endpoint({
    ...step,
    id: 'workcase.accept',
    path: `${base}/accept`,
    summary: 'Accepts a share that was given to the caller, or to their group',
    body: shareStep,
  }),
  refuse: endpoint({
    ...step,
    id: 'workcase.refuse',
    path: `${base}/refuse`,
    summary: 'Refuses a new share with a reason; it goes back to who gave it',
    body: shareStepWithReason,
  }),
  start: endpoint({
    ...step,
    id: 'workcase.start',
    path: `${base}/start`,
    summary: 'Begins the work on a share, or takes it up again while it waits',
    body: shareStep,
  }),
  wait: endpoint({
    ...step,
    id: 'workcase.wait',
    path: `${base}/wait`,
    summary: 'Makes a share wait until a day, or for days; it comes back by itself',
    body: shareWait,
  }),
  giveBack: endpoint({
    ...step,
    id: 'workcase.give_back',
    path: `${base}/give_back`,
    summary: 'Gives a share back to the group: it is new again and nobody’s',
    body: shareStepWithNote,
  }),
  give: endpoint({
    ...step,
    id: 'workcase.give',
    path: `${base}/give`,
    summary: 'Gives a share to another person of its group, or a refused one to another group',
    body: shareGiving,
  }),
}
