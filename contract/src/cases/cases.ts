import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { obstacleList } from '../calls/obstacles.ts'
import { idParams, idSchema, listAnswer, optionsAnswer, optionsQuery, saveAnswer } from '../calls/resource.ts'
import { subjectActivityRow } from '../calls/subject-activity.ts'
import {
  caseAssignment,
  caseClosing,
  caseCreation,
  caseDocumentAdding,
  caseDocumentRemoval,
  caseExtension,
  caseJoining,
  caseRenaming,
  caseReopening,
  groupClosing,
} from './case-inputs.ts'
import { candidate, caseQueues, caseRow, queuedShare } from './case-rows.ts'
import { queueColumns } from './queue-columns.ts'
import { teamWork } from './team-work.ts'

const base = '/api/workcase'
const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const reading = { ...client, method: 'GET', tx: 'read' } as const
const acting = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(caseRow) } as const

const count = z.number()

export const caseCalls = {
  queue: endpoint({
    ...reading,
    id: 'workcase.queue',
    path: `${base}/queue/:queue`,
    variants: [`${base}/queue/:queue/:rows`, `${base}/queue/:queue/:rows/:filterstring`],
    params: z.object({ queue: z.enum(caseQueues) }),
    list: { columns: queueColumns, small: false },
    summary: 'Shares of cases that wait for the caller, or that the caller closed or has to distribute',
    answer: listAnswer(queuedShare),
  }),
  counts: endpoint({
    ...reading,
    id: 'workcase.counts',
    path: `${base}/counts`,
    summary: 'How many shares stand in each of the caller’s queues',
    answer: z.object({
      mine: count,
      group: count,
      /** What the people of the caller’s departments have, and what nobody there has; null = the caller heads none. */
      team: count.nullable(),
      waiting: count,
      opinion: count,
      closed: count,
      to_distribute: count,
      /** Of mine: past their deadline, due today or in the next seven days, and not taken over yet. */
      overdue: count,
      due_soon: count,
      fresh: count,
    }),
  }),
  team: endpoint({
    ...reading,
    id: 'workcase.team',
    path: `${base}/team`,
    summary: 'What lies on the people of the caller’s active department, for who gives work there',
    answer: teamWork.nullable(),
  }),
  get: endpoint({
    ...reading,
    id: 'workcase.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'One case with its shares and documents',
    answer: caseRow,
  }),
  obstacles: endpoint({
    ...reading,
    id: 'workcase.obstacles',
    path: `${base}/obstacles/:id`,
    params: idParams,
    summary: 'What stands against closing a case: signatures, requests, papers on their way, dispatches',
    answer: obstacleList,
  }),
  activity: endpoint({
    ...reading,
    id: 'workcase.activity',
    path: `${base}/activity/:id`,
    params: idParams,
    summary: 'What was done with a case, newest first',
    answer: z.array(subjectActivityRow),
  }),
  options: endpoint({
    ...reading,
    id: 'workcase.options',
    path: `${base}/options`,
    query: optionsQuery,
    summary: 'Open cases that a document may join',
    answer: optionsAnswer,
  }),
  candidates: endpoint({
    ...reading,
    id: 'workcase.candidates',
    path: `${base}/candidates/:group_id`,
    params: z.object({ group_id: idSchema }),
    summary: 'People of a group to whom the caller may give work, with their open and overdue shares',
    answer: z.array(candidate),
  }),
  add: endpoint({
    ...acting,
    id: 'workcase.add',
    path: `${base}/add`,
    idempotent: true,
    summary: 'Opens a case for a document, with those who work on it',
    body: caseCreation,
  }),
  assign: endpoint({
    ...acting,
    id: 'workcase.assign',
    path: `${base}/assign`,
    summary: 'Gives a case to groups and their people, with a written instruction',
    body: caseAssignment,
  }),
  closeGroup: endpoint({
    ...acting,
    id: 'workcase.close_group',
    path: `${base}/close_group`,
    summary: 'Closes a group’s part of a case',
    body: groupClosing,
  }),
  close: endpoint({
    ...acting,
    id: 'workcase.close',
    path: `${base}/close`,
    summary: 'Closes a case, and its documents with it',
    body: caseClosing,
  }),
  reopen: endpoint({
    ...acting,
    id: 'workcase.reopen',
    path: `${base}/reopen`,
    permission: 'document.reopen',
    summary: 'Opens a closed case again, with a reason',
    body: caseReopening,
  }),
  addDocument: endpoint({
    ...acting,
    id: 'workcase.add_document',
    path: `${base}/add_document`,
    summary: 'Adds a document to an open case, to be worked on or only kept with it',
    body: caseDocumentAdding,
  }),
  removeDocument: endpoint({
    ...acting,
    id: 'workcase.remove_document',
    path: `${base}/remove_document`,
    summary: 'Takes a document out of an open case, with a reason',
    body: caseDocumentRemoval,
  }),
  join: endpoint({
    ...acting,
    id: 'workcase.join',
    path: `${base}/join`,
    summary: 'Takes over the documents of another open case, which is closed as joined („conexare”)',
    body: caseJoining,
  }),
  extend: endpoint({
    ...acting,
    id: 'workcase.extend_deadline',
    path: `${base}/extend_deadline`,
    summary: 'Gives the documents of a case a later deadline, with a reason',
    body: caseExtension,
  }),
  rename: endpoint({
    ...acting,
    id: 'workcase.rename',
    path: `${base}/rename`,
    summary: 'Gives a case another title',
    body: caseRenaming,
  }),
}
