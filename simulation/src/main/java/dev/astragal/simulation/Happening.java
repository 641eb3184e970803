package dev.astragal.simulation;

import dev.astragal.kernel.state.Name;

/**
 * Something that is done to the world or by somebody in it. Each stands for itself: one that has no
 * sense where it comes changes nothing, so that any of them can be left out.
 */
sealed interface Happening {
  /** Somebody connects to a server, or connects again. */
  @Name("sit")
  record Sit(int person, int server) implements Happening {}

  /** Somebody answers what they are asked. */
  @Name("answer")
  record Answer(int person, int pick) implements Happening {}

  /** Somebody sends their last answer once more. */
  @Name("repeat")
  record Repeat(int person) implements Happening {}

  /** Somebody makes a match of two bots, which play at once and by themselves. */
  @Name("bots")
  record Bots(int server) implements Happening {}

  @Name("chat")
  record Chat(int person) implements Happening {}

  /** Somebody asks to take back their last answer, or agrees to what others asked. */
  @Name("takeBack")
  record TakeBack(int person) implements Happening {}

  /** A connection breaks, and both ends notice. */
  @Name("cut")
  record Cut(int person) implements Happening {}

  /** A network lets nothing through, in either direction; nobody notices. */
  @Name("stall")
  record Stall(int person) implements Happening {}

  /** It lets through again, everything that waited. */
  @Name("flow")
  record Flow(int person) implements Happening {}

  /** A person is gone, and the server does not notice. */
  @Name("vanish")
  record Vanish(int person) implements Happening {}

  @Name("start")
  record Start(int server) implements Happening {}

  /** A server ends in order. */
  @Name("stop")
  record Stop(int server) implements Happening {}

  /** A server is killed at its next deed on the disk but so many. */
  @Name("kill")
  record Kill(int server, int deeds) implements Happening {}

  /** The power goes at the next deed on the disk but so many, whoever does it. */
  @Name("powerCut")
  record PowerCut(int deeds, long luck) implements Happening {}

  /** The next deed on the disk but so many fails, and some that follow it. */
  @Name("fail")
  record Fail(int deeds, int times) implements Happening {}

  @Name("diskFull")
  record DiskFull(boolean full) implements Happening {}

  /** While a program does something to the disk, somebody connects to another server. */
  @Name("meanwhile")
  record Meanwhile(int deeds, int person, int server) implements Happening {}

  /** Somebody looks at the list of matches of a server, and at one that is not theirs. */
  @Name("look")
  record Look(int server) implements Happening {}

  /** Another program goes on with the file of a match. */
  @Name("meddle")
  record Meddle(int match) implements Happening {}

  @Name("pass")
  record Pass(int seconds) implements Happening {}

  /** Somebody sets the clock of a server's machine. */
  @Name("setClock")
  record SetClock(int server, int seconds) implements Happening {}

  /** The way from a server to the broker breaks. */
  @Name("brokerAway")
  record BrokerAway(int server) implements Happening {}

  /**
   * At the next deed on the disk but so many it is there anew, whether it was broken or not, and
   * breaks some times more, each time for a moment.
   */
  @Name("brokerAnew")
  record BrokerAnew(int server, int deeds, int breaks, int millis) implements Happening {}

  /** The broker takes what a server sends and its confirmations get lost, or arrive again. */
  @Name("confirms")
  record Confirms(int server, boolean arrive) implements Happening {}

  /** The broker refuses so many of the next messages. */
  @Name("refuse")
  record Refuse(int messages) implements Happening {}

  /** The broker brings the consumer its last messages once more. */
  @Name("redeliver")
  record Redeliver(int messages) implements Happening {}

  /** The consumer is killed and begins anew. */
  @Name("consumerAnew")
  record ConsumerAnew() implements Happening {}
}
