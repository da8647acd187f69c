/** Names of people and places that the demo invents; taken together they belong to nobody. */
const words = (text: string): string[] => text.trim().split(/\s+/)

export const womenNames = words(`
  Ana Maria Elena Ioana Andreea Mihaela Cristina Daniela Gabriela Alina Simona Raluca Oana Roxana Monica Florentina
  Georgeta Viorica Ileana Sanda Aurelia Violeta Camelia Mirela Adriana Loredana Luminița Nicoleta Valentina Rodica
  Ștefania Teodora Iulia Larisa Bianca Denisa Sorina Paula Ramona Otilia Eugenia Tudorița Smaranda Ruxandra Ilinca`)
export const menNames = words(`
  Ion Gheorghe Vasile Constantin Nicolae Mihai Andrei Alexandru Cristian Marian Florin Adrian Daniel Ștefan Radu
  Bogdan Cătălin Sorin Lucian Ovidiu Dorin Liviu Emil Tudor Petru Pavel Toma Ilie Grigore Costel Ionuț Răzvan
  Valentin Viorel Marin Aurel Cornel Eugen Iulian Laurențiu Octavian Sebastian Traian Victor Zaharia Țurcu`)
/** Family names made from plants, birds and household things, rare or unheard of. */
export const familyNames = words(`
  Măcieșanu Afinescu Alunaru Brebenelu Bujorescu Busuiocu Călțunescu Cicoareanu Cimbrișoru Cireașă Coacăzeanu Cocoru
  Colilie Corcodușan Cornelescu Crângașu Cucuvescu Dafinescu Dudescu-Verde Fagureanu Fluturescu Frăsinaru Frunzănescu
  Garofiță Gărgărițeanu Ghindaru Graurescu Greieraș Gutuianu Hameianu Hribeanu Ierbeanu Iederescu Jneapănu Lăcrămioru
  Lăstunaru Lămâițeanu Levănțeanu Luncanu-Mic Măgheranu Măslinaru Mentaru Mierlescu Migdalescu Mureanu Mușchianu
  Narcisanu Nufăreanu Obligeanu Păducelu Păpădieru Păstârnacu Pelinescu Pintenescu Pițigoianu Plopșoreanu Podbalu
  Poienaru-Nou Porumbaru Prepeliță Răchițeanu Răsuraru Rogozanu Romanițeanu Rozmarinu Salviescu Sânzienaru Scaieteanu
  Scorușaru Secărică Sitaru Smeuraru Socescu Sticletescu Stuparu-Deal Sulfinescu Șofrănelu Știucanu Teișanu Toporașu
  Traistanu Trifoianu Turturelu Țelinescu Țintaureanu Urzicaru Vâscaru Vețeleanu Viorelescu Vrăbioru Zambilescu Zmeurișu
  Zorelescu Albăstrelu Anghelinu-Vale Argințeanu Barzaru Boboceanu Brândușaru Brădișoru`)
export const streets = [
  'Principală',
  'Cireșilor',
  'Fântânii',
  'Școlii',
  'Bisericii',
  'Livezilor',
  'Morii',
  'Viilor',
  'Dealului',
  'Izvorului',
  'Teilor',
  'Salcâmilor',
  'Nucilor',
  'Primăverii',
  'Câmpului',
  'Crinului',
  'Macului',
  'Stejarului',
  'Zorilor',
  'Gării',
  'Crângului',
  'Pârâului',
  'Luncii',
  'Prunilor',
  'Lalelelor',
] as const
export const companyWords = [
  'Agro',
  'Alimentar',
  'Ambient',
  'Construct',
  'Electro',
  'Farm',
  'Grâu',
  'Instal',
  'Lemn',
  'Market',
  'Mobil',
  'Panif',
  'Prodcom',
  'Serv',
  'Stup',
  'Textil',
  'Trans',
  'Verde',
  'Vin',
  'Zidar',
] as const
export const companyFancies = [
  'Căsuța din Povești',
  'Cocoșul Argintiu',
  'Făt-Frumos',
  'Fluturele Alb',
  'Greierele Harnic',
  'Ileana',
  'Lanul de Aur',
  'Licuriciul',
  'Luna Plină',
  'Mărul Fermecat',
  'Mierea Pădurii',
  'Moara Veche',
  'Norul Pufos',
  'Pasărea Măiastră',
  'Piticul Vesel',
  'Poiana Soarelui',
  'Roata Norocului',
  'Steaua Câmpiei',
  'Trei Nuci',
  'Ursul Păcălit',
  'Vulpea Șireată',
  'Zâna Bună',
  'Zmeul de Hârtie',
  'Turta Dulce',
] as const
