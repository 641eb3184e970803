# Sourced by the launcher of the sources and by that of a release: how Java should run a command, by the command and the machine.

# For every command. Reflection of the virtual machine's own, not by classes that it writes first: what is called once is ready sooner.
java_always="--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -Djdk.reflect.useNativeAccessorOnly=true"

# How long a sweep is by its words, in _length: "long"; "short", of at most 200,000 games of each set-up; or "moment", of at most
# 10,000 of one set-up of a game whose answers are quick. Whoever brings a bot that is not known to answer at once has a long one.
_length_of_sweep() {
  _length=short
  _games=0
  _bots=
  _quick=
  while [ $# -gt 0 ]; do
    case $1 in
      --runs=*) _games=${1#*=} ;;
      --runs) _games=${2:-} ;;
      --bot=*) _bots=$_bots${1#*=}, ;;
      --bot) _bots=$_bots${2:-}, ;;
      --grid | --grid=* | --engine | --engine=*) _quick=no ;;
      delve | mir | pig | regrets | trail) _quick=${_quick:-yes} ;;
    esac
    shift
  done
  while [ -n "$_bots" ]; do
    case ${_bots%%,*} in
      random | balanced | cautious | berserk | aggressive | conservative | resource-manager | greedy | careful | mad | bold | hold20) ;;
      *) _length=long ;;
    esac
    _bots=${_bots#*,}
  done
  case $_games in
    '' | *[!0-9]* | ???????*) _length=long ;;
    *)
      [ "$_games" -le 200000 ] || _length=long
      if [ $_length = short ] && [ "$_quick" = yes ] && [ "$_games" -le 10000 ]; then _length=moment; fi
      ;;
  esac
}

# Sets java_options for one command, java_always among them, and learned to the name of the cache that goes with it. The arguments
# are the command's words; what the user says in ASTRAGAL_JAVA_OPTS goes before.
choose_java_options() {
  java_options=$java_always
  learned=app

  # What measures sweeps runs as long ones do.
  case "${1:-} ${2:-}" in "bench cores" | "bench looking") shift; set -- sweep --runs 1000000 "$@" ;; esac

  # The collector. Up to two cores, or with little memory, the serial one is the quickest and starts at once. Where many threads
  # play, one thread that tidies up makes all others wait; a server must not pause for long.
  _collector=-XX:+UseSerialGC
  case ${1:-} in
    sweep | tune | odds-of | fuzz | league | serve)
      _cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
      _kilobytes=$(sed -n 's/^MemTotal: *\([0-9]*\).*/\1/p' /proc/meminfo 2>/dev/null || true)
      _kilobytes=${_kilobytes:-2000001}
      if [ "$_cores" -gt 2 ] && [ "$_kilobytes" -gt 2000000 ]; then
        _collector=-XX:+UseParallelGC
        [ "$1" != serve ] || _collector=-XX:+UseG1GC
      fi
      ;;
  esac
  case ${ASTRAGAL_JAVA_OPTS:-} in *GC*) ;; *) java_options="$java_options $_collector" ;; esac

  # How much room there is for what is new. What a search finds out is of no use after an answer or two: where that much fits,
  # little of it is left to be carried about. Games of a sweep leave nothing behind, and the parallel collector would still take more
  # and more memory for them, whose first touch costs more than the games.
  case ${1:-}/${ASTRAGAL_JAVA_OPTS:-} in
    */*-Xm[nsx]*) ;;
    league/*) java_options="$java_options -XX:InitialRAMPercentage=12.5 -XX:NewRatio=1" ;;
    */*GC*) ;;
    *)
      if [ $_collector = -XX:+UseParallelGC ]; then
        _young=$((128 * _cores))
        [ $_young -lt $((_kilobytes / 16384)) ] || _young=$((_kilobytes / 16384))
        java_options="$java_options -Xmn${_young}m"
      fi
      ;;
  esac

  # Noting only what is not noted yet keeps threads from waiting for each other at the table of what they wrote to.
  case ${1:-} in sweep | tune | odds-of | fuzz | league) java_options="$java_options -XX:+UseCondCardMark" ;; esac

  # Every start loads all that its cache has: a server needs much that nobody else does, and a sweep nothing that draws.
  case ${1:-} in
    serve | load) learned=server ;;
    sweep | tune | odds-of | fuzz | league) learned=sweeps ;;
  esac

  # How soon the best code is made. All but the shortest commands begin with what a rehearsal learned,
  # and the virtual machine would take that for reason to compile so much in the first second that the program waits for the
  # compilers more than for anything else: so it looks at what is called often half as often at first, and later one time in 32.
  # And it would put all that a game does in a day into one method, which takes it a third of a second: what people wait for, and a
  # sweep that lasts no longer than some seconds, has less put into each. A sweep that is over in a moment does without the best
  # code, as does a command that is done at once.
  _length=long
  case ${1:-} in
    play | watch | serve | load) _length=short ;;
    sweep) _length_of_sweep "$@" ;;
  esac
  case $_length in
    short) java_options="$java_options -XX:FreqInlineSize=100" ;;
    moment)
      set -- games
      # Below 4 GB a reference is the address itself, and code of the first stages takes every other one apart at each step.
      if [ $_collector = -XX:+UseSerialGC ] && [ "$_kilobytes" -gt 8000000 ]; then
        case ${ASTRAGAL_JAVA_OPTS:-} in *-Xm[nsx]* | *RAM*) ;; *) java_options="$java_options -Xmx2g" ;; esac
      fi
      ;;
  esac
  # Whoever waits for a screen or a page waits for code that was never better than the first: the best comes four times as late.
  case ${1:-} in
    play | watch | serve | load)
      java_options="$java_options -XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400"
      java_options="$java_options -XX:Tier4CompileThreshold=60000 -XX:Tier4BackEdgeThreshold=160000"
      ;;
  esac
  case ${1:---help}/" $* " in
    games/* | seed/* | new/* | completion/* | man/* | -h/* | --help/* | -V/* | --version/* | */*" --help "*)
      java_options="$java_options -XX:TieredStopAtLevel=1"
      ;;
    *)
      java_options="$java_options -XX:Tier0InvokeNotifyFreqLog=8 -XX:Tier0BackedgeNotifyFreqLog=11"
      java_options="$java_options -XX:Tier2InvokeNotifyFreqLog=16 -XX:Tier2BackedgeNotifyFreqLog=19"
      ;;
  esac
}
