import type { HpemStage } from '../../../contract/hpem-stage.ts'
import type { Beat } from '../story-types.ts'

/**
 * One short insert a film, shot on location: the place, the field and the people of this objective, with the
 * narrator or the partner speaking over it. Each stage shows another side of them.
 */
export const cutaways: Readonly<Record<HpemStage, readonly Beat[]>> = {
  Awareness: [
    [
      'Cutaway {in}: {shot}, and {aThing} that {name} left there.',
      '{life}. {name} is one of them.',
      'Three still frames: {shot}; {shot2}; the {thing} where {name} keeps it.',
    ],
    [
      '{shot}, filmed {in} without {name}.',
      'To know {name} you have to know this: {lifeClause}.',
      'Daylight as it is; the sound of the place, then {name}’s {thing}.',
    ],
    [
      'Over {shot2}, {in}, {name}’s street and room sounds.',
      '{lifeClause}: that is how it goes for {segment}, and {name} would not call it news.',
      'Cut from {shot2} to {name}’s hands on the {thing}.',
    ],
    [
      '{name}’s surroundings, {in}, in one slow look that ends on {shot}.',
      'What does not make the news about {segment}, {name} included: {lifeClause}.',
      'One unbroken pan; {name}’s {thing} just inside the last frame.',
    ],
    [
      '{shot2}, early, {in}, before {name} is up.',
      'Ask what an ordinary week is for {name}, and somebody will tell you: {lifeClause}.',
      'Two shots, wide and close, and {name}’s {thing} as the third.',
    ],
  ],
  Engagement: [
    [
      '{who} pass {shot}, {in}, and {name} among them.',
      'Anybody who says that all {who} think like {name} has not listened: {division}.',
      'Faces only from behind; two cast real people may say it in their own words over {name}’s {thing}.',
    ],
    [
      '{name}’s voice over {shot2}, {in}.',
      'There is a pull in it that {name} did not invent: {tension}.',
      'An edge of {shot2} divides the frame; {name}’s {thing} lies on the line.',
    ],
    [
      '{name} with {media}, {in}.',
      'Most of what {name} hears comes by way of {media}, and one thing goes missing on the way: {tension}.',
      'First where {name}’s news comes from, then {name}, then {shot}.',
    ],
    [
      '{in}, {who} come and go past {name}; nobody acts.',
      '{other} has a theory why it stays quiet among {who}: {network}.',
      'Long lens over {shot}; {other}’s voice, not {other}.',
    ],
    [
      '{shot2}, {in}, at the hour when {name} and other {who} are about.',
      'Two people stop near {name} and cannot agree, and it is an old split: {division}.',
      'Sound up on two half sentences, then down; the {thing} in {name}’s pocket.',
    ],
  ],
  Evaluation: [
    [
      '{other} opens what could settle it on a plain table: {record2}.',
      'An honest answer to {other} would have to {reply}. Nobody has done that for {name} yet.',
      'A ruler under one line, {name}’s {thing} on the margin; on-screen: source.',
    ],
    [
      '{shot}, {in}, and {name} holding up a page of {record} beside it.',
      'Before {name} believes anybody, one job has to be done: {reply}.',
      'Rack focus from the page to {shot} and back to {name}’s thumb.',
    ],
    [
      '{other} pins up a list, {in}: for and against.',
      '{other} keeps both on one list: for, {gain}; against, {cost}.',
      'Each of {other}’s lines gets the same time on screen; the {thing} swings from the pin.',
    ],
    [
      '{name} asks {voice}, off camera; we see {shot2}.',
      '{name} would sooner ask {voice} than a flyer, and the question is simple: can anybody {reply}?',
      'Cast a real one, in their own words; {name}’s line is a placeholder.',
    ],
    [
      '{name} and {other} try it on themselves, {in}.',
      '{name} and {other} give {distrusted} no vote in this. What {name} wants to see is somebody {replying}.',
      '{shot2} through a doorway; {name}’s {thing} keeps the door open.',
    ],
  ],
  'Attitude Shift': [
    [
      '{shot2}, {in}, in the last light; {name} walks by.',
      'What could still spoil it, {name} knows, and so {other} does not push: {backfire}.',
      'Hold on {shot2}; {name} crosses it once with the {thing}.',
    ],
    [
      '{who}, {in}, going about their day; {name} among them.',
      'Nothing that {name} holds dear had to go for this. It still stands for {name} that {value}.',
      'Documentary frames of {shot}; one look from {name}, and away.',
    ],
    [
      '{shot} again, {in}, as in the first film, with {name} in it this time.',
      'Both sides are still there for {name}, and what is new is that {he} can say them in one breath: {tension}.',
      'The framing of the first cutaway; the {thing} in {name}’s hand.',
    ],
    [
      '{other} tells it over {shot2}, {in}.',
      '{other} had warned {name} how it goes wrong, and it did not go like that: {backfire}.',
      '{other}’s voice; {shot2}; a breath of silence.',
    ],
    [
      'Somebody passes it on to {name}, {in}, near {shot}.',
      'How such a thing gets about among {who}, {other} can tell you: {network}.',
      'Three handovers of the {thing}, the last one to {name}.',
    ],
  ],
  'Behavioral Commitment': [
    [
      '{name} imagines how it looks when it is done, {in}.',
      'You would know it if you saw it, says {name}: {moment}.',
      'Stage it with two people and {name}’s {thing}; no caption, no music.',
    ],
    [
      '{name} goes through it beforehand, {in}: {step}, {step2}, and so on to {laststep}.',
      'It is not one leap: for {name} it begins with {step} and ends with {laststep}.',
      'Numbered shots, {shot} between them, {name}’s {thing} in each.',
    ],
    [
      '{other} describes it to {name} over {shot2}, {in}.',
      'It takes something, and {other} doesn’t hide it from {name}: {cost}. It also leaves {name} something, which is {gain}.',
      '{name}’s face while {other} talks; the {thing} ready.',
    ],
    [
      '{in}, an hour before, the place itself; {name} is still on the way.',
      'Picture the moment, {other} told {name}, and then it isn’t strange any more: {moment}.',
      'The empty place first; then {shot}; then the {thing} in {name}’s hand.',
    ],
    [
      '{name} crosses off {step} and {step2}, both done, {in}.',
      'Half of it is behind {name} already, and what {other} is waiting for is the rest: {laststep}.',
      'Two crossed-off lines, {name}’s {thing}, and {shot2} for scale.',
    ],
  ],
}
