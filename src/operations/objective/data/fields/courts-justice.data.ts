import { barrier, objection, role, voice } from '../../fragments.ts'
import type { DomainKnowledge } from '../../situation-types.ts'

/** Courts and justice: jury duty, court dates, expungement, reentry, victim services, legal aid. */
export const courtsJustice: DomainKnowledge = {
  tensions: [
    'a second chance for one person pulls against the memory of another person’s harm',
    'a duty to serve is weighed against a lost day’s pay',
    'wanting protection meets fear of what a report will set off',
    'trust in one’s own judgment meets dread of deciding about a stranger’s life',
    'telling somebody is weighed against what home will be like afterward',
  ],
  trusted: [
    voice('a public defender’s social worker', 'she calls before the court date and not only after it is missed'),
    voice('a court clerk at the counter', 'he may not give advice and still points to the right line'),
    voice('a person with a record who holds a steady job', 'he can say which form it took and how long'),
    voice('a victim advocate', 'she sits beside people in the hallway and explains what comes next'),
  ],
  distrusted: [
    voice('letters with a seal and a deadline', 'people have learned that they bring fines'),
    voice('record-clearing companies with a fee', 'the same form is free at the courthouse'),
    voice('candidates who promise to be tough', 'they were last seen at the courthouse for a photograph'),
  ],
  media: ['court mailings and text reminders', 'local crime and court reporting', 'notices at probation offices and legal-aid clinics'],
  objections: [
    objection(
      'a crime is a crime, and the public has a right to know about it',
      'an employer or a landlord may have a reason to ask',
      'read out which offenses can be cleared, after how many years, and who can still see them',
    ),
    objection(
      'the courts work for people who can pay a lawyer',
      'money does change how a case goes',
      'show what can be done without a lawyer and what the outcomes were for those who did it',
    ),
    objection(
      'jurors sit for hours and are sent home unused',
      'many who are called never hear a case',
      'publish how many were called and how many were seated last year, and what was changed since',
    ),
    objection(
      'nobody can make me give up a day of work to sit in judgment of a stranger',
      'the pay is small and the cost falls on people paid by the hour',
      'say how long most people serve, how to postpone once, and what an employer has to allow',
    ),
    objection(
      'asking for help will only make it worse at home',
      'the time around leaving can be the most dangerous',
      'say what an advocate does without calling anybody, and who decides on each next step',
    ),
  ],
  reasons: [
    'a reminder the day before keeps a missed date from becoming a warrant',
    'a cleared record lets a person past the first question on a job or rental form',
    'a jury that looks like the county is harder to doubt',
    'twelve neighbors at one table see what one judge can miss',
    'a victim who has an advocate beside her does not have to tell it to each office again',
  ],
  misreadings: [
    'an arrest without a conviction is thought to disappear by itself',
    'people think that ignoring a jury summons has no consequence or that it means jail',
    'probation, parole and bail are mixed up',
    'people think that any excuse gets a juror off or that none does',
    'victims believe that they must press charges to get any help',
  ],
  barriers: [
    barrier(
      'money',
      'workers who lose pay for a court day',
      'the daily juror payment covers parking and little else',
      'an employer’s written promise to pay for the days served',
      'ask ten employers of hourly workers for their rule on jury days',
    ),
    barrier(
      'trust',
      'people who think any form brings them back to court',
      'the last envelope from there took their license',
      'a clinic in a library where nobody wears a uniform',
      'hold one clinic at the courthouse and one at a library and compare who comes',
    ),
    barrier(
      'information',
      'people who do not know that they qualify',
      'the law was changed after their case and nobody wrote to them',
      'a free check of the record with a person who explains it',
      'run the eligibility check for a hundred volunteers and count the surprised',
    ),
    barrier(
      'social-risk',
      'victims who fear being blamed',
      'they expect to be asked what they were wearing or why they stayed',
      'an advocate to talk to before any officer',
      'ask advocates how many callers decide against a report and for what reason',
    ),
    barrier(
      'trust',
      'people who think jurors are picked by side',
      'they expect to be asked about their politics and sent home for the answer',
      'a plain account by a former juror of what was asked',
      'ask ten former jurors which questions they got',
    ),
    barrier(
      'access',
      'victims whose phone is watched',
      'he reads the messages and looks at the call list',
      'a place to ask in person that they visit anyway',
      'ask advocates through which door callers came who could not phone',
    ),
  ],
  backfire: [
    'mug shots and handcuffs in a picture tell people with a record that they are still suspects',
    'a story of forgiveness told without the victim’s consent hurts her again',
    'a summons that threatens is opened last',
    'a poster with a black eye tells people whose harm does not show that it is not for them',
  ],
  records: [
    'court reports on failures to appear and on juror response',
    'expungement petitions filed and granted by county',
    'Bureau of Justice Statistics tables on victims who did not report',
    'jury-office counts of summonses mailed and answered',
    'calls and shelter nights reported by victim-service agencies',
  ],
  scenes: [
    'a courthouse hallway with a wooden bench',
    'a summons under a magnet on the refrigerator',
    'a folding table with forms in a library',
    'a bus stop outside a jail at six in the morning',
    'a jury box with one empty chair',
    'a phone with a message from the jury office',
    'two chairs in a quiet room with a box of tissues',
  ],
  roles: [
    role('supporter', 'legal-aid and clinic volunteers', 'fill in forms on Saturdays and know the clerks by name'),
    role('supporter', 'people with a cleared record', 'got the job or the lease and will say how'),
    role('cross-pressured', 'victims who believe in second chances', 'want people to change and have not been asked what they themselves need'),
    role('opponent', 'residents who want firm sentences', 'think that the courts forget the victims first'),
    role('bystander', 'people never called to court', 'know it from television and expect a gavel'),
    role('gatekeeper', 'clerks, judges and prosecutors', 'decide which cases and dates can be moved'),
    role('supporter', 'former jurors', 'expected to be bored and still think about the case'),
    role('cross-pressured', 'willing jurors paid hourly', 'think that they ought to serve and cannot lose the day'),
    role('supporter', 'survivors who got out', 'can name the person who sat beside them and the day it changed'),
  ],
  experts: ['public defenders', 'court administrators', 'victim-services directors'],
}
