import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { addPasskey } from './own/add-passkey.ts'
import { confirmTotp } from './own/confirm-totp.ts'
import { getFactors } from './own/get-factors.ts'
import { offerPasskey } from './own/offer-passkey.ts'
import { removePasskey } from './own/remove-passkey.ts'
import { removeTotp } from './own/remove-totp.ts'
import { renamePasskey } from './own/rename-passkey.ts'
import { renewRecoveryCodes } from './own/renew-recovery-codes.ts'
import { startTotp } from './own/start-totp.ts'

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
