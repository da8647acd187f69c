import type { Module } from '../../platform/module/module.ts'
import { movingAnswers } from './answers/moving-answers.ts'

export const onlineForms: Module = {
  name: 'online-forms',
  routes: async () => (await import('./routes.ts')).onlineFormRoutes,
  sealed: [movingAnswers],
}
