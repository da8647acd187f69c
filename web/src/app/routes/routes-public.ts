import { type AppRoute, title } from './app-route.ts'

/** Pages for guests and for everybody. */
export const publicRoutes = [
  {
    path: '/',
    name: 'home',
    guard: 'guest',
    title: title('Acasă', 'Home'),
    look: 'portal',
    landing: true,
  },
  {
    path: '/login',
    name: 'login',
    guard: 'guest',
    title: title('Autentificare', 'Login'),
    look: 'bare',
  },
  {
    path: '/register',
    name: 'register',
    guard: 'guest',
    title: title('Cerere de cont', 'Request for an account'),
    look: 'bare',
  },
  {
    path: '/forgot-password',
    name: 'password.forgot',
    guard: 'guest',
    title: title('Recuperare parolă', 'Password recovery'),
    look: 'bare',
  },
  {
    path: '/reset-password/{token}',
    name: 'password.reset',
    guard: 'guest',
    title: title('Schimbare parolă', 'Password reset'),
    look: 'bare',
  },
  {
    path: '/404',
    name: 'not.found',
    guard: 'web',
    title: title('Pagina nu a fost găsită', 'Not found'),
    look: 'either',
  },
  {
    path: '/invalid-domain',
    name: 'hdoc.invalid.domain',
    guard: 'web',
    title: title('Adresa pe internet', 'Internet address'),
    look: 'bare',
  },
  {
    path: '/admin-home/{id?}',
    name: 'admin.home',
    guard: 'web',
    title: title('Noutăți', 'News'),
    look: 'portal',
  },
  {
    path: '/admin-post/{id}',
    name: 'admin.post',
    guard: 'web',
    title: title('Noutăți', 'News'),
    look: 'portal',
  },
  {
    path: '/cerere-date/{id}',
    name: 'data.request',
    guard: 'web',
    title: title('Completarea cererii', 'Requested data'),
    look: 'portal',
  },
  {
    path: '/formular-contact',
    name: 'contact.form',
    guard: 'web',
    title: title('Formular de contact', 'Contact form'),
    look: 'portal',
  },
] as const satisfies readonly AppRoute[]
