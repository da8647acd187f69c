import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { changePassword } from './change-password.ts'
import { changeProfile, getProfile } from './change-profile.ts'
import { chooseGroup } from './choose-group.ts'
import { downloadOwnData } from './download-own-data.ts'
import { withdrawEmail } from './end-email-change.ts'
import type { KeptPart } from './kept-about-person.ts'
import { listOwnActivity } from './list-own-activity.ts'
import { changePicture, removePicture, showPicture } from './picture.ts'
import { closeOtherSessions, closeOwnSession, listOwnSessions } from './sessions.ts'

export const profileRoutes = (kept: readonly KeptPart[]): Route[] => [
  route(profileCalls.get, getProfile),
  route(profileCalls.update, changeProfile),
  route(profileCalls.setPicture, changePicture),
  route(profileCalls.removePicture, removePicture),
  route(profileCalls.picture, showPicture),
  route(profileCalls.sessions, listOwnSessions),
  route(profileCalls.closeSession, closeOwnSession),
  route(profileCalls.closeOtherSessions, closeOtherSessions),
  route(profileCalls.activity, listOwnActivity),
  route(profileCalls.data, downloadOwnData(kept)),
  route(profileCalls.chooseGroup, chooseGroup),
  route(profileCalls.withdrawEmail, withdrawEmail),
  route(profileCalls.changePassword, changePassword),
]
