import { outsideMapCalls } from '@hdoc/contract/portal/outside-map.ts'
import { printingSettingCalls } from '@hdoc/contract/printing/printing.ts'
import { settingCalls } from '@hdoc/contract/settings/settings.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { changeInstitution, showInstitution } from './change-institution.ts'
import { changeLook, replacePicture, showLook } from './change-look.ts'
import { changeMail, sendTestMail, showMail } from './change-mail.ts'
import { changeOutsideMap, showOutsideMap } from './change-outside-map.ts'
import { changePrinting, showPrinting } from './change-printing.ts'
import { changeSecurity, showSecurity } from './change-security.ts'
import { showOverview } from './show-overview.ts'
import { showPicture } from './show-picture.ts'
import { takePicture } from './take-picture.ts'

export const settingRoutes: Route[] = [
  route(settingCalls.overview, showOverview),
  route(settingCalls.institution, showInstitution),
  route(settingCalls.updateInstitution, changeInstitution),
  route(settingCalls.look, showLook),
  route(settingCalls.updateLook, changeLook),
  route(settingCalls.takePicture, takePicture),
  route(settingCalls.removePicture, (ctx, { body }) => replacePicture(ctx, body.kind, null)),
  route(settingCalls.mail, showMail),
  route(settingCalls.updateMail, changeMail),
  route(settingCalls.testMail, sendTestMail),
  route(printingSettingCalls.get, showPrinting),
  route(printingSettingCalls.update, changePrinting),
  route(outsideMapCalls.get, showOutsideMap),
  route(outsideMapCalls.update, changeOutsideMap),
  route(settingCalls.security, showSecurity),
  route(settingCalls.updateSecurity, changeSecurity),
  route(settingCalls.picture, showPicture),
]
