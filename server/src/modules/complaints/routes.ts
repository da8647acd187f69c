import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { publicComplaintCalls } from '@hdoc/contract/complaints/public-complaints.ts'
import { type Route, route } from '../../platform/http/context.ts'
import type { ClosingVeto } from '../cases/index.ts'
import { commentComplaint } from './comments/comment-complaint.ts'
import { registerWaiting, takeDownComplaint } from './confirm/add-complaint.ts'
import { acceptComplaint } from './decide/accept-complaint.ts'
import {
  cancelComplaint,
  refuseComplaint,
  rejectComplaint,
  resolveComplaint,
} from './decide/end-complaint.ts'
import { joinComplaints, unjoinComplaint } from './decide/join-complaints.ts'
import { moveComplaint } from './decide/move-complaint.ts'
import { reopenComplaint } from './decide/reopen-complaint.ts'
import { exportComplaints } from './list/export-complaints.ts'
import { showCounts, showForm, showList, showMap } from './list/list-complaints.ts'
import { listComplaintOptions } from './list/queries.ts'
import { listSameNearby, servePublicPhoto } from './photos/same-nearby.ts'
import { hidePhoto, servePhoto, showPhoto } from './photos/show-photo.ts'
import { showActivity, showComplaint } from './record/show-complaint.ts'
import { complaintTypeRoutes } from './types/routes.ts'

export const complaintRoutes = (vetoes: readonly ClosingVeto[]): Route[] => [
  ...complaintTypeRoutes,
  route(complaintCalls.list, showList),
  route(complaintCalls.export, exportComplaints),
  route(complaintCalls.counts, showCounts),
  route(complaintCalls.map, showMap),
  route(complaintCalls.options, ({ db }, { query }) => listComplaintOptions(db, query)),
  route(complaintCalls.form, showForm),
  route(complaintCalls.get, showComplaint),
  route(complaintCalls.activity, showActivity),
  route(complaintCalls.add, takeDownComplaint),
  route(complaintCalls.register, registerWaiting),
  route(complaintCalls.accept, acceptComplaint),
  route(complaintCalls.notAccept, (ctx, input) => refuseComplaint(ctx, input, vetoes)),
  route(complaintCalls.reject, (ctx, input) => rejectComplaint(ctx, input, vetoes)),
  route(complaintCalls.resolve, (ctx, input) => resolveComplaint(ctx, input, vetoes)),
  route(complaintCalls.cancel, (ctx, input) => cancelComplaint(ctx, input, vetoes)),
  route(complaintCalls.reopen, reopenComplaint),
  route(complaintCalls.join, (ctx, input) => joinComplaints(ctx, input, vetoes)),
  route(complaintCalls.unjoin, unjoinComplaint),
  route(complaintCalls.move, moveComplaint),
  route(complaintCalls.comment, commentComplaint),
  route(complaintCalls.showPhoto, showPhoto),
  route(complaintCalls.hidePhoto, hidePhoto),
  route(complaintCalls.photo, servePhoto),
  route(publicComplaintCalls.near, listSameNearby),
  route(publicComplaintCalls.photo, servePublicPhoto),
]
