import { asks, barrier } from '../fragments.ts'
import type { BehaviourKnowledge } from '../situation-types.ts'

/** Calling or texting a line that gives help: 988, 211, a quitline, a cooling check. Nothing is demanded of an official. */
export const helpLine: BehaviourKnowledge = {
  moment: 'a phone is picked up, somebody says hello and the caller says why they are calling',
  steps: [
    'hearing that there is a line',
    'finding the number on the bad day',
    'believing that it is for oneself',
    'calling and waiting for a voice',
    'saying what is wrong',
    'doing the one thing agreed on',
  ],
  barriers: [
    barrier(
      'belief',
      'people who think others need the line more',
      'they picture callers who are far worse off and do not want to take up the time',
      'two examples of ordinary calls in the notice',
      'ask ten people to describe the person who would call',
    ),
    barrier(
      'trust',
      'people unsure who answers',
      'it could be a recording, a sales desk or somebody who sends the authorities',
      'a first sentence of the call, printed as it is spoken',
      'call the line at three different hours and write down what is said first',
    ),
    barrier(
      'information',
      'people without the number at hand',
      'they heard it once and cannot find it on the day it is needed',
      'a sticker or a saved contact, put there in a calm week',
      'ask twenty people to find the number in one minute',
    ),
    barrier(
      'access',
      'callers who meet a menu or a queue',
      'they press three keys, wait and hang up when the music starts again',
      'a person within two minutes and a text option beside it',
      'time ten calls and count how many end before a voice',
    ),
    barrier(
      'social-risk',
      'people who cannot talk where they live',
      'the walls are thin and somebody is always in the next room',
      'a way to text or to be called back at a set hour',
      'ask from which place and at what hour they could speak freely',
    ),
  ],
  motives: ['somebody they know called and nothing bad came of it', 'the number was in front of them at the right minute', 'a relative would not stop asking'],
  costs: ['saying it aloud to a stranger', 'minutes on hold', 'the chance that nothing comes of it'],
  benefits: ['a voice that has time', 'one next step instead of ten', 'not having to carry it alone until morning'],
  records: ['call, text and hang-up counts by hour', 'waiting times published by the line', 'follow-up answers from callers who agreed to give one'],
  backfire: [
    'a campaign that brings more calls than the line can answer teaches people not to call again',
    'a poster that shows a crisis tells people with an ordinary trouble that it is not for them',
    'a line that asks for a name first loses the callers it was made for',
  ],
  asks: asks(
    'Notice where the number is posted',
    'Ask somebody who has called what was said first',
    'Read what the line does and does not do',
    'Say to one person that you would call if it came to that',
    'Put the number where you would look for it, and call when you need it',
  ),
  experts: ['call-line supervisors', 'people who have called and will say so', 'researchers of who asks for help'],
}
