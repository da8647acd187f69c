import { complaintFormCalls } from '@hdoc/contract/complaints/complaint-form.ts'
import { ownComplaintCalls } from '@hdoc/contract/complaints/own-complaint.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { sendForm } from '../public-forms/index.ts'
import { complaintKind } from './forms/complaint-kind.ts'
import { suggestPlaces } from './forms/suggest-places.ts'
import { supportKind } from './forms/support-kind.ts'
import { addToOwn } from './own/add-to-own.ts'
import { serveOwnFile } from './own/serve-own-file.ts'
import { showOwn } from './own/show-own.ts'
import { withdrawOwn } from './own/withdraw-own.ts'

export const complaintPortalRoutes: Route[] = [
  route(complaintFormCalls.send, (ctx, { body }) => sendForm(ctx, complaintKind, body)),
  route(complaintFormCalls.support, (ctx, { body }) => sendForm(ctx, supportKind, body)),
  route(complaintFormCalls.places, suggestPlaces),
  route(ownComplaintCalls.show, showOwn),
  route(ownComplaintCalls.file, serveOwnFile),
  route(ownComplaintCalls.add, addToOwn),
  route(ownComplaintCalls.withdraw, withdrawOwn),
]
