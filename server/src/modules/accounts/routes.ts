import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { done } from '../../platform/http/answers/answers.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeEmail } from './change-email.ts'
import { confirmAddress } from './confirm-address.ts'
import { acceptPerson, inviteAgain, refusePerson } from './decide-person.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'
import { showConfirmation, showLink } from './show-link.ts'
import { isSignUpOpen, register } from './sign-up/register.ts'
import { wantSignInLink } from './want-sign-in-link.ts'

/** Sign-up, links in mails, and what is decided about people who wait. */
export const accountRoutes: readonly Route[] = [
  route(accountCalls.registration, async ({ db, settings }) => ({
    open: await isSignUpOpen(db),
    password_minimum: settings.limits.passwordMinLength,
  })),
  route(accountCalls.register, register),
  route(accountCalls.forgotPassword, forgotPassword),
  route(accountCalls.signInLink, wantSignInLink),
  route(accountCalls.resetLink, showLink('reset')),
  route(accountCalls.resetPassword, resetPassword),
  route(accountCalls.confirmationLink, showConfirmation),
  route(accountCalls.confirmAddress, confirmAddress),
  route(accountCalls.invitationLink, showLink('invitation')),
  route(accountCalls.acceptInvitation, acceptInvitation),
  route(profileCalls.changeEmail, changeEmail),
  route(accountCalls.accept, async (ctx, { body }) => {
    await acceptPerson(ctx.db, ctx, body)
    return done(ctx.language)
  }),
  route(accountCalls.refuse, async (ctx, { body }) => {
    await refusePerson(ctx.db, ctx, body)
    return done(ctx.language)
  }),
  route(accountCalls.inviteAgain, async (ctx, { body }) => {
    await inviteAgain(ctx.db, ctx, body)
    return done(ctx.language)
  }),
]
