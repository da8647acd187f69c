import { access } from '../../modules/access/module.ts'
import { accounts } from '../../modules/accounts/module.ts'
import { approvals } from '../../modules/approvals/module.ts'
import { broadcasts } from '../../modules/broadcasts/module.ts'
import { cases } from '../../modules/cases/module.ts'
import { clients } from '../../modules/clients/module.ts'
import { companyLookup } from '../../modules/company-lookup/module.ts'
import { complaintPortal } from '../../modules/complaint-portal/module.ts'
import { complaints } from '../../modules/complaints/module.ts'
import { contactMessages } from '../../modules/contact-messages/module.ts'
import { dispatches } from '../../modules/dispatches/module.ts'
import { docTypes } from '../../modules/doc-types/module.ts'
import { documents } from '../../modules/documents/module.ts'
import { gazette } from '../../modules/gazette/module.ts'
import { gazetteAlerts } from '../../modules/gazette-alerts/module.ts'
import { imports } from '../../modules/imports/module.ts'
import { issuers } from '../../modules/issuers/module.ts'
import { leaving } from '../../modules/leaving/module.ts'
import { live } from '../../modules/live/module.ts'
import { notifications } from '../../modules/notifications/module.ts'
import { onlineForms } from '../../modules/online-forms/module.ts'
import { people } from '../../modules/people/module.ts'
import { portalScripts } from '../../modules/portal-scripts/module.ts'
import { posts } from '../../modules/posts/module.ts'
import { printing } from '../../modules/printing/module.ts'
import { publicForms } from '../../modules/public-forms/module.ts'
import { registers } from '../../modules/registers/module.ts'
import { reports } from '../../modules/reports/module.ts'
import { scans } from '../../modules/scans/module.ts'
import { search } from '../../modules/search/module.ts'
import { settings } from '../../modules/settings/module.ts'
import { signatures } from '../../modules/signatures/module.ts'
import { statistics } from '../../modules/statistics/module.ts'
import { submissions } from '../../modules/submissions/module.ts'
import { templates } from '../../modules/templates/module.ts'
import { trail } from '../../modules/trail/module.ts'
import { transfers } from '../../modules/transfers/module.ts'
import { checkDelivery } from '../../platform/events/check-delivery.ts'
import { forgetExpired } from '../../platform/jobs/upkeep/forget-expired.ts'
import type { Module } from '../../platform/module/module.ts'

/** What the platform itself brings. */
const platform: Module = {
  name: 'platform',
  scheduled: [forgetExpired],
  checks: async () => [{ phase: 'upkeep', find: checkDelivery }],
}

/** The modules of the program, in their order. */
export const modules: readonly Module[] = [
  platform,
  access,
  accounts,
  people,
  settings,
  templates,
  live,
  notifications,
  trail,
  companyLookup,
  issuers,
  registers,
  docTypes,
  clients,
  documents,
  broadcasts,
  scans,
  printing,
  signatures,
  cases,
  transfers,
  approvals,
  dispatches,
  onlineForms,
  publicForms,
  contactMessages,
  complaints,
  complaintPortal,
  submissions,
  gazette,
  gazetteAlerts,
  posts,
  portalScripts,
  imports,
  statistics,
  reports,
  leaving,
  search,
]
