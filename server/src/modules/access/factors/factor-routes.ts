import { factorCalls } from '@hdoc/contract/access/factors.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { addPasskey } from './add-passkey.ts'
import { confirmTotp } from './confirm-totp.ts'
import { getFactors } from './get-factors.ts'
import { offerPasskey } from './offer-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { removeTotp } from './remove-totp.ts'
import { renamePasskey } from './rename-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { startTotp } from './start-totp.ts'

/** What a person does about their own second factors. */
export const factorRoutes: Route[] = [
  route(factorCalls.get, getFactors),
  route(factorCalls.startTotp, startTotp),
  route(factorCalls.confirmTotp, confirmTotp),
  route(factorCalls.removeTotp, removeTotp),
  route(factorCalls.renewCodes, renewRecoveryCodes),
  route(factorCalls.offerPasskey, offerPasskey),
  route(factorCalls.addPasskey, addPasskey),
  route(factorCalls.renamePasskey, renamePasskey),
  route(factorCalls.removePasskey, removePasskey),
]
