import { caseQueues } from '@hdoc/contract/cases/case-rows.ts'
import { LONE_PERSON } from '../load/add-lone-person.ts'
import { registrationBody } from '../load/registration.ts'
import { searchQuestions } from '../load/search-questions.ts'
import { TODAY } from './filled-template.ts'
import { documentLists } from './list-questions.ts'
import { get, type Question } from './question.ts'

const searches: Question[] = searchQuestions.map(({ name, ask }) => ({
  name: `search: ${name}`,
  surface: 'search.find',
  ask: () => ({ method: 'POST', path: '/api/search/find', body: { q: ask(7) } }),
}))

/** The page of a document; the lone person asks for one of their department, because they see no other. */
const documentPages = (
  [
    ['the document', 'document.get', '/api/document/get'],
    ['activity', 'document.activity', '/api/document/activity'],
    ['links', 'document_link.list', '/api/document_link/list'],
  ] as const
).map(
  ([name, surface, path]): Question => ({
    name: `document page: ${name}`,
    surface,
    ask: ({ papers }, { username }) =>
      get(`${path}/${username === LONE_PERSON ? papers.given : papers.open}`),
  }),
)

const others: Question[] = [
  ...caseQueues.map(
    (queue): Question => ({
      name: `cases: ${queue}`,
      surface: 'workcase.queue',
      ask: () => get(`/api/workcase/queue/${queue}/20`),
    }),
  ),
  { name: 'cases: counts', surface: 'workcase.counts', ask: () => get('/api/workcase/counts') },
  { name: 'transfers: to send', surface: 'transfer.to_send', ask: () => get('/api/transfer/to_send') },
  {
    name: 'transfers: a number to send',
    surface: 'transfer.to_send',
    ask: () => get('/api/transfer/to_send?q=000017'),
  },
  {
    name: 'transfers: to receive',
    surface: 'transfer.to_receive',
    ask: () => get('/api/transfer/to_receive'),
  },
  { name: 'transfers: history', surface: 'transfer.list', ask: () => get('/api/transfer/list/20') },
  { name: 'picker of cases', surface: 'workcase.options', ask: () => get('/api/workcase/options?q=ds') },
  { name: 'dispatches', surface: 'dispatch.list', ask: () => get('/api/dispatch/list/20') },
  { name: 'submissions', surface: 'submission.list', ask: () => get('/api/submission/list/20') },
  {
    name: 'export of new complaints',
    surface: 'complaint.export',
    ask: () =>
      get('/api/complaint/export/csv?filters[0][column]=status&filters[0][match][status][in]=notaccepted'),
  },
  { name: 'complaints', surface: 'complaint.list', ask: () => get('/api/complaint/list/20') },
  {
    name: 'complaints: words',
    surface: 'complaint.list',
    ask: () => get('/api/complaint/list/20?search=strada+17'),
  },
  {
    name: 'complaints: map of a village',
    surface: 'complaint.map',
    ask: () =>
      get('/api/complaint/map?south=45080000&west=26110000&north=45100000&east=26140000&zoom=14&status=all'),
  },
  {
    name: 'picker of complaints',
    surface: 'complaint.options',
    ask: () => get('/api/complaint/options?q=s-'),
  },
  { name: 'complaint types', surface: 'complaint_type.list', ask: () => get('/api/complaint_type/list') },
  {
    name: 'picker of complaint types',
    surface: 'complaint_type.options',
    ask: () => get('/api/complaint_type/options?q=drum'),
  },
  { name: 'dashboard', surface: 'dashboard.get', ask: () => get('/api/dashboard/get') },
  {
    name: 'tracking page',
    surface: 'tracking.get',
    ask: () => get(`/api/tracking/get/bench${'17'.padStart(15, '0')}`),
  },
  {
    name: 'gazette: entries of staff',
    surface: 'gazette_entry.list',
    ask: () => get('/api/gazette_entry/list/20'),
  },
  { name: 'gazette: newest', surface: 'public_gazette.list', ask: () => get('/api/public_gazette/list') },
  {
    name: 'gazette: words',
    surface: 'public_gazette.list',
    ask: () => get('/api/public_gazette/list?q=buget+local'),
  },
  {
    name: 'contact messages',
    surface: 'contact_message.list',
    ask: () => get('/api/contact_message/list/20'),
  },
  { name: 'templates', surface: 'template.list', ask: () => get('/api/template/list') },
  { name: 'posts of staff', surface: 'post.list', ask: () => get('/api/post/list/20') },
  { name: 'post categories', surface: 'post_category.list', ask: () => get('/api/post_category/list') },
  {
    name: 'picker of post categories',
    surface: 'post_category.options',
    ask: () => get('/api/post_category/options?q=tax'),
  },
  { name: 'published posts', surface: 'public_post.list', ask: () => get('/api/public_post/list') },
  { name: 'issuers', surface: 'issuer.list', ask: () => get('/api/issuer/list/20') },
  {
    name: 'issuers by name',
    surface: 'issuer.list',
    ask: () => get('/api/issuer/list/20?sortBy=name&sortOrder=asc'),
  },
  {
    name: 'issuers: a name',
    surface: 'issuer.list',
    ask: () => get('/api/issuer/list/20?search=turcanu+sanziana'),
  },
  { name: 'issuer picker', surface: 'issuer.options', ask: () => get('/api/issuer/options?q=moara') },
  {
    name: 'issuers: a name and a place',
    surface: 'issuer.list',
    ask: () =>
      get(
        '/api/issuer/list/20?filters[0][column]=name&filters[0][match][name][contains]=turcanu&filters[1][column]=locality&filters[1][match][locality][notContains]=cluj',
      ),
  },
  {
    name: 'issuers suggested while typing',
    surface: 'issuer.suggest',
    ask: () => ({ method: 'POST', path: '/api/issuer/suggest', body: { q: 'turcanu sanz' } }),
  },
  {
    name: 'issuer picker by CUI',
    surface: 'issuer.options',
    ask: () => get('/api/issuer/options?q=1000052'),
  },
  {
    name: 'similar issuers',
    surface: 'issuer.similar',
    ask: () => ({
      method: 'POST',
      path: '/api/issuer/similar',
      body: { name: 'Țurcanu Sânziana Ștefan', cui: '1000052' },
    }),
  },
  {
    name: 'issuers of a pasted list',
    surface: 'issuer.match',
    ask: () => ({
      method: 'POST',
      path: '/api/issuer/match',
      body: {
        lines: [{ name: 'Moara SRL', cui: '1000052' }, { name: 'Popescu Ștefan' }],
      },
    }),
  },
  { name: 'own notices', surface: 'notification.list', ask: () => get('/api/notification/list/20') },
  {
    name: 'own notices: unread first',
    surface: 'notification.list',
    ask: () => get('/api/notification/list/20?sortBy=unread&sortOrder=desc'),
  },
  {
    name: 'own notices: of an action',
    surface: 'notification.list',
    ask: () =>
      get('/api/notification/list/20?filters[0][column]=action&filters[0][match][action][in]=new_task'),
  },
  {
    name: 'own notices: counts',
    surface: 'notification.counts',
    ask: () => get('/api/notification/counts'),
  },
  {
    name: 'outbox of notices',
    surface: 'notification_delivery.list',
    ask: () => get('/api/notification_delivery/list/20'),
  },
  {
    name: 'outbox of notices: given up',
    surface: 'notification_delivery.list',
    ask: () =>
      get(
        '/api/notification_delivery/list/20?filters[0][column]=state&filters[0][match][state][in]=given_up',
      ),
  },
  { name: 'pairs of issuers', surface: 'issuer.pairs', ask: () => get('/api/issuer/pairs') },
  { name: 'activity', surface: 'activity.list', ask: () => get('/api/activity/list/20') },
  { name: 'export of the activity', surface: 'activity.export', ask: () => get('/api/activity/export') },
  {
    name: 'reserved numbers',
    surface: 'number_reservation.list',
    ask: () => get('/api/number_reservation/list/20'),
  },
  ...(
    ['user', 'user_group', 'group_role', 'role', 'permission_bundle', 'register', 'doc_type'] as const
  ).flatMap((name): Question[] => [
    { name: `list of ${name}`, surface: `${name}.list`, ask: () => get(`/api/${name}/list/20`) },
    { name: `picker of ${name}`, surface: `${name}.options`, ask: () => get(`/api/${name}/options?q=a`) },
  ]),
]

const references: Question = {
  name: 'people and departments to be named',
  surface: 'user_group.references',
  ask: () => get('/api/user_group/references?q=persoana'),
}
/** This question writes what it found, so it is asked near the end. */
const batch: Question = {
  name: 'preview of a batch over a day',
  surface: 'document_batch.preview',
  ask: () => ({
    method: 'POST',
    path: `/api/document_batch/preview?filters[0][column]=registered_on&filters[0][match][registered_on][dateIs]=${TODAY}`,
    body: { values: { action: 'access_level', access_level: 'public' } },
  }),
}

/** This question changes the tables, so it is asked last: what the others find stays the same. */
const registration: Question = {
  name: 'registration',
  surface: 'document.add',
  ask: ({ registerIds, docTypeIds }) => ({
    method: 'POST',
    path: '/api/document/add',
    body: JSON.parse(registrationBody(registerIds[0] ?? 0, docTypeIds[0] ?? 0, 17)) as object,
  }),
}

export const questions: readonly Question[] = [
  ...documentLists,
  ...searches,
  ...documentPages,
  ...others,
  references,
  batch,
  registration,
]
