import { signatureCalls } from '@hdoc/contract/signatures/signatures.ts'
import {
  sealCalls,
  signingCertificateCalls,
  trustedListCalls,
} from '@hdoc/contract/signatures/signing-certificate.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { dropCertificate, putCertificate } from './certificate/put-certificate.ts'
import { showCertificate } from './certificate/show-certificate.ts'
import { sealFile } from './seal/seal-file.ts'
import { showSignatures } from './show/show-signatures.ts'
import { dropTrustedList, loadTrustedList, showTrustedLists } from './trust/trusted-lists.ts'

export const signatureRoutes: Route[] = [
  route(signatureCalls.ofDocument, showSignatures),
  route(sealCalls.seal, sealFile),
  route(signingCertificateCalls.get, showCertificate),
  route(signingCertificateCalls.put, putCertificate),
  route(signingCertificateCalls.remove, dropCertificate),
  route(trustedListCalls.list, showTrustedLists),
  route(trustedListCalls.load, loadTrustedList),
  route(trustedListCalls.remove, dropTrustedList),
]
