import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/module/slot.ts'
import { publicKinds } from '../public-forms/index.ts'
import { complaintKind } from './forms/complaint-kind.ts'
import { supportKind } from './forms/support-kind.ts'

/** Complaints as citizens meet them: the form, joining one, and what the holder of the second secret may do. */
export const complaintPortal: Module = {
  name: 'complaint-portal',
  routes: async () => (await import('./routes.ts')).complaintPortalRoutes,
  fills: [fill(publicKinds, complaintKind), fill(publicKinds, supportKind)],
}
