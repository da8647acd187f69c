import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

const links = {
  reset: accountCalls.resetLink,
  confirmation: accountCalls.confirmationLink,
  invitation: accountCalls.invitationLink,
} as const
export type LinkKind = keyof typeof links

/**
 * What a mailed link is about. The page shows an ended link itself. The server is asked once each time the
 * page is opened.
 */
export const linkQuery = (kind: LinkKind, token: string) =>
  queryOptions({
    queryKey: ['account-link', kind, token],
    queryFn: ({ signal }) => call(links[kind], { params: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Whether people may ask for an account here. */
export const registrationQuery = queryOptions({
  queryKey: ['account-registration'],
  queryFn: ({ signal }) => call(accountCalls.registration, { signal }),
})
