import type { AppRoute } from './app-route.ts'

/** Pages for guests and for everybody. */
export const publicRoutes = [
  {
    path: '/',
    name: 'home',
    guard: 'guest',

    look: 'portal',
    landing: true,
  },
  {
    path: '/login',
    name: 'login',
    guard: 'guest',

    look: 'bare',
  },
  {
    path: '/register',
    name: 'register',
    guard: 'guest',

    look: 'bare',
  },
  {
    path: '/forgot-password',
    name: 'password.forgot',
    guard: 'guest',

    look: 'bare',
  },
  {
    path: '/reset-password/{token}',
    name: 'password.reset',
    guard: 'guest',

    look: 'bare',
  },
  {
    path: '/404',
    name: 'not.found',
    guard: 'web',

    look: 'either',
  },
  {
    path: '/invalid-domain',
    name: 'hdoc.invalid.domain',
    guard: 'web',

    look: 'bare',
  },
  {
    path: '/admin-home/{id?}',
    name: 'admin.home',
    guard: 'web',

    look: 'portal',
  },
  {
    path: '/admin-post/{id}',
    name: 'admin.post',
    guard: 'web',

    look: 'portal',
  },
  {
    path: '/monitor-oficial',
    name: 'gazette',
    guard: 'web',

    look: 'portal',
  },
  {
    path: '/monitor-oficial-list/{category_id}',
    name: 'gazette.list',
    guard: 'web',

    look: 'portal',
  },
  {
    path: '/cerere-date/{id}',
    name: 'data.request',
    guard: 'web',

    look: 'portal',
  },
  { path: '/contact', name: 'contact', guard: 'web', look: 'portal' },
  {
    path: '/termeni-si-conditii',
    name: 'terms.conditions',
    guard: 'web',

    look: 'portal',
  },
  {
    path: '/protectia-datelor-personale',
    name: 'data.protection',
    guard: 'web',

    look: 'portal',
  },
  { path: '/terms', name: 'terms', guard: 'web', look: 'portal' },
  {
    path: '/formular-contact',
    name: 'contact.form',
    guard: 'web',

    look: 'portal',
  },
  {
    path: '/sesizare',
    name: 'portal.complaint',
    guard: 'guest',

    look: 'portal',
    landing: true,
  },
  {
    path: '/trimite-sesizare/{token}',
    name: 'portal.complaint.verify',
    guard: 'web',

    look: 'portal',
  },
  {
    path: '/trimite-document',
    name: 'portal.upload.document',
    guard: 'guest',

    look: 'portal',
    landing: true,
  },
  {
    path: '/trimite-fisier/{token}',
    name: 'portal.upload.verify',
    guard: 'web',

    look: 'portal',
  },
] as const satisfies readonly AppRoute[]
