import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { accountPending, factorChanged, identityWanted } from '../access/index.ts'
import * as events from './events/index.ts'
import { forgetLinks } from './jobs/forget-links.ts'
import { mailLink } from './jobs/mail-link.ts'
import { mailNotice } from './jobs/mail-notice.ts'
import { mailSignUp } from './jobs/mail-sign-up.ts'
import * as on from './jobs/subscribers.ts'
import { keptAboutPerson } from './profile/kept-about-person.ts'

export const accounts: Module = {
  name: 'accounts',
  routes: async ({ filled }) => {
    const [{ accountRoutes }, { profileRoutes }] = await Promise.all([
      import('./routes.ts'),
      import('./profile/routes.ts'),
    ])
    return [...accountRoutes, ...profileRoutes(filled(keptAboutPerson))]
  },
  events,
  subscribers: [
    subscribe(events.accountInvited, on.onInvited),
    subscribe(events.resetWanted, on.onResetWanted),
    subscribe(events.passwordForgotten, on.onForgotten),
    subscribe(events.signUpWanted, on.onSignUpWanted),
    subscribe(accountPending, on.onPending),
    subscribe(events.accountAccepted, on.onAccepted),
    subscribe(events.accountRefused, on.onRefused),
    subscribe(events.passwordChanged, on.onPasswordChanged),
    subscribe(events.emailChangeWanted, on.onEmailChangeWanted),
    subscribe(events.emailChanged, on.onEmailChanged),
    subscribe(identityWanted, on.onIdentityWanted),
    subscribe(events.signInLinkWanted, on.onSignInLinkWanted),
    subscribe(factorChanged, on.onFactorChanged),
  ],
  jobs: [mailLink, mailSignUp, mailNotice],
  scheduled: [forgetLinks],
}
