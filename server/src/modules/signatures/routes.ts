import { signatureCalls } from '@hdoc/contract/signatures/signatures.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { showSignatures } from './show/show-signatures.ts'

export const signatureRoutes: Route[] = [route(signatureCalls.ofDocument, showSignatures)]
